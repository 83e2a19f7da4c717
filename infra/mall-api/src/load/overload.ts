/** The mall has more to do than it can: the same again may work in a moment, so it is answered like an outage (503). */
export class Overload extends Error {
  override readonly name = 'Overload';
  readonly code = 'OVERLOAD';
}
