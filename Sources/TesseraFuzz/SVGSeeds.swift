/// SVG files and path data to begin with: every element, and what recovery is for.
enum SVGSeeds {
  static let all = [shapes, styles, uses, paints, clips, symbol, faults, entities]

  static let paths = [
    "M1 2L3 4H5V6z", "m.5.5-1-1 1e1.5zl1 1", "M0 0C1 2 3 4 5 4S8 1 9 0s1 1 2 2",
    "M0 0Q12 3 13 2T15 2t1 1", "M1 1a2 2 0 01.5.5A1 2 30 1 0 3 3", "M0 0L1 1 x", "M0,0,", "none",
    "M1e308 0A1e308 1 0 1 1-1e308 5",
  ]

  private static let shapes = """
    <svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="50%" viewBox="0 0 24 24" preserveAspectRatio="xMinYMax slice">
    <rect x="1" y="2" width="3" height="4" rx="1" ry="20%"/><circle cx="5" cy="5" r="2"/><ellipse rx="2" ry="1em"/>
    <line x1="1" x2="2"/><polyline points="0 0 1,1 2"/><polygon points="0,0 1,0 1-1"/><path d="M0 0h1v1z"/></svg>
    """
  private static let styles = """
    <svg viewBox="0 0 9 9"><style>/* x */.a{fill:red;stroke:#0f08} path.a,#b{opacity:.5} @media x{a{b:c}}</style>
    <g class="a" color="hsl(20 50% 50%)" style="stroke-dasharray:1 2,3%;stroke-dashoffset:-1;stroke-linecap:round">
    <path id="b" d="M0 0h9" stroke="currentColor" stroke-width="2" stroke-linejoin="bevel" stroke-miterlimit="3" fill-rule="evenodd" transform="matrix(1 2 3 4 5 6) rotate(45 1 2),skewX(3)"/></g></svg>
    """
  private static let uses = """
    <svg xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><defs><g id="a"><use href="#b" x="1"/></g></defs>
    <symbol id="b" viewBox="0 0 2 2"><rect width="2" height="2"/></symbol><use xlink:href="#a" y="2" width="3"/>
    <svg x="1" width="3" viewBox="0 0 1 1" overflow="visible"><use href="#c"/><use id="c" href="#c"/></svg></svg>
    """
  private static let paints = """
    <svg viewBox="0 0 9 9"><linearGradient id="a" x1="1" gradientTransform="rotate(3)" spreadMethod="reflect"><stop stop-color="red"/><stop offset="50%" stop-color="currentColor" stop-opacity=".5"/></linearGradient>
    <radialGradient id="b" href="#a" gradientUnits="userSpaceOnUse" fx="1" fr="2" r="-1"/><rect width="5" height="5" fill="url(#a)" stroke="url('#b') blue"/></svg>
    """
  private static let clips = """
    <svg viewBox="0 0 9 9"><clipPath id="a" clipPathUnits="objectBoundingBox" clip-path="url(#b)" transform="scale(2)"><path clip-rule="evenodd" d="M0 0h1v1z"/><use href="#r"/></clipPath>
    <clipPath id="b"><rect id="r" width="9" height="9"/></clipPath><g opacity=".5" clip-path="url(#a)"><circle r="3"/><switch><rect width="1" height="1"/></switch></g></svg>
    """
  private static let symbol = """
    <svg><style>.monochrome-1{opacity:0;-sfsymbols-clear-behind:true}.multicolor-0:red{fill:red}.SFSymbolsPreviewF{fill:none}</style>
    <g transform="translate(1)"><line id="Baseline-M" y1="8" y2="8"/><path id="Capline-M" d="M0 1h9"/><line id="left-margin-Regular-M" x1="-1" x2="-1"/><line id="right-margin" x1="9" x2="9"/></g>
    <g id="Regular-M" transform="scale(2)"><path class="SFSymbolsPreviewF" d="M0 0h9v9z"/><g opacity=".5"><rect width="2" height="1"/><circle class="monochrome-1" r="2"/></g><rect class="monochrome-1" width="1" height="1"/></g><g id="Regular-S"/></svg>
    """
  private static let faults = """
    <svg viewBox="0 0 9"><text/><rect width="-1" filter="url(#x)" fill="rad" transform="turn(1)"/><path d="M0 0 x" mask="a"/><use href="x.svg#y"/></svg>
    """
  private static let entities = """
    <!DOCTYPE svg [<!ENTITY a "red"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "x">]><svg fill="&a;"><title>&b;&c;</title></svg>
    """
}
