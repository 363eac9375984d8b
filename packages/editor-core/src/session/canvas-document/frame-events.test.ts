// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type FrameHandlers, listenToFrame, listenToPreview } from './frame-events.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.innerHTML = '';
});

/** A canvas with a menu: a link of the site, one without a destination, and space beside them. */
function open(over: Partial<FrameHandlers> = {}) {
  document.body.innerHTML =
    '<div data-node="bar"><a id="page" data-item="about" data-leads-to="/about"><b id="word">About</b></a><a id="call" data-leads-to="tel:1">Call</a><i id="room"></i></div>';
  const told: unknown[] = [];
  const nothing = (): void => undefined;
  stops.push(
    listenToFrame(document, {
      hover: nothing,
      press: nothing,
      click: (id) => told.push(['click', id]),
      doubleClick: nothing,
      menu: nothing,
      link: (href) => {
        told.push(['link', href]);
        return href.startsWith('/');
      },
      pick: () => false,
      key: nothing,
      editing: () => false,
      ...over,
    }),
  );
  const click = (id: string, init: MouseEventInit = {}): unknown[] => {
    told.length = 0;
    document
      .getElementById(id)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return [...told];
  };
  return { click };
}

describe('a click in the canvas', () => {
  it('EDIT-030 opens the page of a menu link instead of selecting the block', () => {
    const { click } = open();
    expect([click('page'), click('word')]).toEqual([[['link', '/about']], [['link', '/about']]]);
  });

  it('selects the block for a click beside its links, with shift, and on a link without a destination', () => {
    const { click } = open();
    expect(click('room')).toEqual([['click', 'bar']]);
    expect(click('word', { shiftKey: true })).toEqual([['click', 'bar']]);
    expect(click('call')).toEqual([
      ['link', 'tel:1'],
      ['click', 'bar'],
    ]);
  });

  it('NAV-017 selects an item instead of following its link while its block is edited', () => {
    const picked: unknown[] = [];
    const { click } = open({ pick: (...args) => picked.push(args) > 0 });
    expect(click('word')).toEqual([]);
    expect(picked).toEqual([['bar', 'about']]);
    expect(click('room')).toEqual([['click', 'bar']]);
  });

  it('ignores clicks while a text is edited', () => {
    const { click } = open({ editing: () => true });
    expect(click('page')).toEqual([]);
  });
});

it('EDIT-030 lets the editor follow a link of the preview', () => {
  document.body.innerHTML = '<a href="/about">About</a><a href="#team">Team</a>';
  const followed: string[] = [];
  stops.push(
    listenToPreview(document, {
      link: (href) => followed.push(href) > 0,
      key: () => undefined,
    }),
  );
  const prevented = [...document.querySelectorAll('a')].map(
    (link) => !link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  );
  expect([followed, prevented]).toEqual([['/about'], [true, false]]);
});
