const SVG =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 960 540'><rect width='960' height='540' fill='%23f3e6d3'/><circle cx='690' cy='170' r='74' fill='%23f2b66d'/><path d='M0 330Q170 210 340 300T700 280T960 320V540H0Z' fill='%23b9c9b4'/><path d='M0 400Q220 300 430 390T960 380V540H0Z' fill='%2386a38f'/><path d='M0 470Q260 400 520 460T960 450V540H0Z' fill='%234f7466'/><path d='M180 420v-52m0 0q-34-8-34-48q34 6 34 48q0-58 34-66q4 54-34 66' fill='%2339594d' stroke='%2339594d' stroke-width='6'/></svg>";

/** Image of a new image block: our own landscape, so that no page ever shows a gray box. */
export const DEFAULT_PICTURE = `data:image/svg+xml,${SVG.replace(/[<>]/g, (char) => (char === '<' ? '%3C' : '%3E')).replace(/ /g, '%20')}`;
