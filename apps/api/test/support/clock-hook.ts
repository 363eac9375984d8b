// Loaded before a server: its clock stands wrong by so many ms, and jumps by as many again when it is told to.
const RealDate = Date;
let shift = Number(process.env.ATRIUM_CLOCK_SHIFT ?? 0);

class ShiftedDate extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(RealDate.now() + shift);
    // What `Date` takes, it still takes.
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
