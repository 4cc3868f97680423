/// A moment as ISO 8601 has it, in UTC and without fractions: `2026-11-30T20:26:00`.
enum UTCTime {
  private static let secondsOfDay = 86_400

  /// The moment so many seconds after the beginning of 1970.
  static func text(_ seconds: Int) -> String {
    let (day, second) = floored(seconds, by: secondsOfDay)
    let (year, month, date) = civil(day)
    let days = [padded(year, 4), padded(month, 2), padded(date, 2)]
    let time = [second / 3_600, second / 60 % 60, second % 60].map { padded($0, 2) }
    return "\(days.joined(separator: "-"))T\(time.joined(separator: ":"))"
  }

  /// The date of a day counted from the first of 1970.
  ///
  /// Years begin in March here, so that the day of a leap year is their last; 400 of them are as long as
  /// any other 400 (Hinnant, chrono-Compatible Low-Level Date Algorithms).
  private static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = floored(day + 719_468, by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let date = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (400 * era + yearOfEra + (month <= 2 ? 1 : 0), month, date)
  }

  /// Quotient and remainder, the latter never negative.
  private static func floored(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
