/** Width of the viewBox; the drawing is stretched to the divider's width. */
export const DIVIDER_WIDTH = 1200;

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Returns the lower part of a divider below a row of waves.
 * @param height - height of the viewBox
 * @param waveHeight - height of a wave in % of it
 * @param waveCount - number of waves
 */
export function wavePath(height: number, waveHeight: number, waveCount: number): string {
  const middle = round(height / 2);
  const step = DIVIDER_WIDTH / waveCount / 2;
  // A quadratic curve reaches half the distance of its control point.
  const reach = round((height * waveHeight) / 100);
  let path = `M0 ${middle}`;
  for (let half = 0; half < waveCount * 2; half++)
    path += `q${round(step / 2)} ${half % 2 === 0 ? -reach : reach} ${round(step)} 0`;
  return `${path}V${height}H0Z`;
}

/**
 * Returns the lower part of a divider below one long curve.
 * @param height - height of the viewBox
 */
export function curvePath(height: number): string {
  return `M0 ${height}Q${DIVIDER_WIDTH / 2} ${-height} ${DIVIDER_WIDTH} ${height}Z`;
}
