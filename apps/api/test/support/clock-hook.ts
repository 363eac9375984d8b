// Loaded before a server: shifts its clock by some ms, and lets it jump by further ms on a signal.
const RealDate = Date;
let shift = Number(process.env.ATRIUM_CLOCK_SHIFT ?? 0);

class ShiftedDate extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(RealDate.now() + shift);
    // `Date` still accepts all of its usual arguments.
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
}
globalThis.Date = ShiftedDate as DateConstructor;

process.on('SIGUSR2', () => {
  shift += Number(process.env.ATRIUM_CLOCK_JUMP ?? 0);
});
