import { canStagger, enterStart, enterStep, getMotion, readSettings } from '@org/device-settings';
import type { BuilderNode, EnterSpeed, NodeId } from '@org/schema/entities';
import { getElement, revealNode } from '../../session/canvas-document/canvas-dom.ts';

/** Identifies the animations that the editor plays. */
const PLAYED = 'at-enter';
/** Durations, ms. On the page, scrolling sets the time. */
const DURATIONS: Readonly<Record<EnterSpeed, number>> = { quick: 300, usual: 500, calm: 800 };
const STEP = 120;

/** Plays the enter effect of a block once on the canvas, where it is. The document is not changed. */
export function playEnter(doc: Document, id: NodeId, node: BuilderNode): void {
  const element = getElement(doc, id);
  if (!element) return;
  const motion = getMotion(readSettings(node.props.settings));
  const isRightToLeft = doc.defaultView?.getComputedStyle(element).direction === 'rtl';
  const start = enterStart(motion, isRightToLeft);
  if (!start) return;
  revealNode(doc, id);
  const staggers = motion.stagger && canStagger(node.type.resolvedName);
  const targets = staggers
    ? [...element.children].filter((child) => child.hasAttribute('data-block'))
    : [element];
  for (const [position, target] of targets.entries()) {
    for (const running of target.getAnimations()) if (running.id === PLAYED) running.cancel();
    target.animate([{ ...start, offset: 0 }], {
      id: PLAYED,
      duration: DURATIONS[motion.speed],
      delay: enterStep(motion, position) * STEP,
      easing: 'ease-out',
      fill: 'backwards',
    });
  }
}
