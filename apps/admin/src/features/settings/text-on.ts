import { contrastRatio } from '@org/ui';

/** What can be told of a colour as a background. */
export interface TextOn {
  /** The colour of text that is easier to read on it: white or the theme's dark. */
  readonly color: string;
  /** 1–21 */
  readonly ratio: number;
  readonly readable: boolean;
}

const ENOUGH = 4.5;

/** Which text a background bears. Shape: background, the theme's dark colour → undefined when either is no colour. */
export function textOn(background: string, dark: string): TextOn | undefined {
  const choices = ['#ffffff', dark].flatMap((color) => {
    const ratio = contrastRatio(background, color);
    return ratio === undefined ? [] : [{ color, ratio, readable: ratio >= ENOUGH }];
  });
  return choices.toSorted((one, other) => other.ratio - one.ratio)[0];
}
