import type { CompiledMotion } from './compile-motion.ts';
import { type KeyframesName, printKeyframes } from './motion-keyframes.ts';
import { shortHash } from './short-hash.ts';

/** Browsers without view timelines show the finished page. */
const SUPPORTS = '@supports (animation-timeline:view())';
/** So do paper and the screens of people who prefer reduced motion. */
const MEDIA = '@media screen and (prefers-reduced-motion:no-preference)';

/** Class of a motion, and its rules if they are new. */
interface AddedMotion {
  readonly className: string;
  readonly newRules: readonly string[];
}

/** Motion of a page: one class per distinct motion, and each animation once. */
export class MotionSheet {
  private readonly names = new Map<string, string>();
  private readonly rules: string[] = [];
  private readonly keyframes = new Set<KeyframesName>();

  /**
   * Adds the motion of a block.
   * @param claim - reserves a class name of the page, and returns another one if it is taken
   */
  add({ rules, keyframes }: CompiledMotion, claim: (wanted: string) => string): AddedMotion {
    const key = rules.join('');
    const known = this.names.get(key);
    if (known !== undefined) return { className: known, newRules: [] };
    const className = claim(`m-${shortHash(key)}`);
    this.names.set(key, className);
    const own = rules.map((rule) => rule.replaceAll('&', `.${className}`));
    this.rules.push(...own);
    const first = keyframes.filter((name) => !this.keyframes.has(name));
    for (const name of first) this.keyframes.add(name);
    return {
      className,
      newRules: [
        ...first.map((name) => `${SUPPORTS}{${printKeyframes(name)}}`),
        ...own.map((rule) => `${SUPPORTS}{${MEDIA}{${rule}}}`),
      ],
    };
  }

  /** Returns the CSS, '' when nothing moves. */
  css(): string {
    if (this.rules.length === 0) return '';
    const keyframes = [...this.keyframes].map(printKeyframes).join('');
    return `${SUPPORTS}{${MEDIA}{${this.rules.join('')}}${keyframes}}`;
  }
}
