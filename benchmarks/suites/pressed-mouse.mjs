// A pressed mouse, driven by the browser's own protocol: a driver's mouse asks every frame of the page about drags with each
// move, which costs the page more than the move itself.

/**
 * Presses the left button. Editors that drag by HTML5 get the drag events that a person's mouse would give.
 * @param cdp - session of the page
 * @param from - point in px
 * @returns `move(point)` and `up()`
 */
export async function pressedMouse(cdp, from) {
  let at = from;
  let data;
  const taken = ({ data: carried }) => {
    data = carried;
  };
  const mouse = (type, buttons) =>
    cdp.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons, clickCount: 1 });
  const drag = (type) => cdp.send('Input.dispatchDragEvent', { type, ...at, data });
  cdp.on('Input.dragIntercepted', taken);
  await cdp.send('Input.setInterceptDrags', { enabled: true });
  await mouse('mouseMoved', 0);
  await mouse('mousePressed', 1);
  let entered = false;
  return {
    async move(point) {
      at = point;
      if (!data) return mouse('mouseMoved', 1);
      if (!entered) await drag('dragEnter');
      entered = true;
      await drag('dragOver');
    },
    async up() {
      if (data) await drag('drop');
      await mouse('mouseReleased', 0);
      cdp.off('Input.dragIntercepted', taken);
      await cdp.send('Input.setInterceptDrags', { enabled: false });
    },
  };
}
