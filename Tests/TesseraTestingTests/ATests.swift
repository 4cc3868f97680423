import Testing
import TesseraTesting

@Suite struct A { @Test func a() {} }
