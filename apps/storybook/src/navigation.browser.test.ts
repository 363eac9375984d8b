import type { RenderContext } from '@org/blocks';
import { startBlocks } from '@org/blocks/islands';
import { sampleContext } from '@org/blocks/testing';
import { type NavItem, type NavSettings, NEW_NAV_ITEM } from '@org/schema/entities';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getBlock, showPage } from './show-page.ts';

const item = (linkText: string, more: Partial<NavItem> = {}): NavItem => ({
  ...NEW_NAV_ITEM,
  id: linkText,
  linkText,
  href: `#${linkText}`,
  ...more,
});
const ITEMS = [
  item('Workshop'),
  item('Classes', { children: [item('Beginners'), item('Advanced')] }),
  item('Garden', { children: [item('Roses')] }),
  item('Cart', { field_type: 'cart' }),
];
const stops: (() => void)[] = [];
const tall = Array.from({ length: 4 }, () => ({
  type: 'Section',
  props: {
    settings: { desktop: { alignment: { height: 900, heightUnit: 'px', heightAuto: false } } },
  },
}));

/**
 * A bar over a long page, alive.
 * @param settings - settings of the site
 * @param context - what else differs around it
 */
function show(
  props: object = {},
  settings: NavSettings = {},
  context: Partial<RenderContext> = {},
  logo: Partial<RenderContext['site']> = {},
): HTMLElement {
  const sample = sampleContext().site;
  const site = {
    ...sample,
    ...logo,
    cart: { enabled: true },
    theme: { ...sample.theme, mainnav_settings: settings, mainnav_items: ITEMS },
  };
  stops.push(
    showPage([{ type: 'NavigationBar', props: props as never }, ...tall], { site, ...context }),
  );
  stops.push(startBlocks(document));
  return getBlock('navigation-bar');
}

const scrollTo = async (y: number): Promise<void> => {
  window.scrollTo({ top: y, behavior: 'instant' });
  await expect.poll(() => window.scrollY).toBe(y);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
};
const getAlpha = (element: Element, name: 'background-color' | 'box-shadow'): number => {
  const color = getComputedStyle(element).getPropertyValue(name);
  const alpha = /\/ ([\d.]+)\)|rgba\([^)]*, ([\d.]+)\)/.exec(color);
  return alpha ? Number(alpha[1] ?? alpha[2]) : 1;
};
const menus = () => [...document.querySelectorAll<HTMLDetailsElement>('.org-nav-menu')];
const open = () =>
  menus()
    .filter((menu) => menu.open)
    .map((menu) => menu.querySelector('summary')?.textContent);
const summary = (at: number): HTMLElement => menus()[at]?.querySelector('summary') as HTMLElement;
const panel = () => document.querySelector('.org-nav-panel') as HTMLElement;
const isOpen = () => panel().matches(':popover-open');
const toggle = () => page.getByRole('button', { name: 'Menu', exact: true });

beforeEach(() => page.viewport(1440, 900));
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) stop();
  await scrollTo(0);
});

describe('a bar on scroll', () => {
  it('NAV-027 gains its background and its shadow over 100 px where it is transparent on the home page', async () => {
    const home = { page: { ...sampleContext().page, isHomepage: true } };
    const bar = show({ boxShadow: 'medium', sticky: true }, { transparentOnHomepage: true }, home);
    const seen = async (y: number) => {
      await scrollTo(y);
      return [getAlpha(bar, 'background-color'), getAlpha(bar, 'box-shadow')];
    };
    expect(await seen(0)).toEqual([0, 0]);
    const [background = 0, shadow = 0] = await seen(50);
    expect(background).toBeCloseTo(0.5, 2);
    expect(shadow).toBeCloseTo(0.375, 2);
    expect(await seen(100)).toEqual([1, 0.75]);
    expect(await seen(900)).toEqual([1, 0.75]);
    expect(bar.getBoundingClientRect().top).toBe(0);
  });

  it('NAV-027 has its background on every other page', async () => {
    const bar = show({}, { transparentOnHomepage: true });
    expect([getAlpha(bar, 'background-color'), getComputedStyle(bar).position]).toEqual([
      1,
      'relative',
    ]);
  });

  it('NAV-028 draws together from all of its room to 80% of it over 200 px where it floats', async () => {
    const bar = show({ navStyle: 'Floating', navBarBehaviour: 'float' });
    const share = async (y: number) => {
      await scrollTo(y);
      return bar.getBoundingClientRect().width / (document.documentElement.clientWidth - 32);
    };
    expect(await share(0)).toBeCloseTo(1, 2);
    expect(await share(100)).toBeCloseTo(0.9, 2);
    expect(await share(200)).toBeCloseTo(0.8, 2);
    expect(await share(1000)).toBeCloseTo(0.8, 2);
  });

  it('NAV-029 goes to the top over 300 px, from the margin that it was given', async () => {
    const settings = { desktop: { spacing: { marginTop: 40 } } };
    const bar = show({ navStyle: 'Floating', navBarBehaviour: 'sticky', settings });
    const gap = async (y: number) => {
      await scrollTo(y);
      return Math.round(bar.getBoundingClientRect().top);
    };
    expect([await gap(0), await gap(150), await gap(300), await gap(900)]).toEqual([40, 20, 0, 0]);
  });

  it('NAV-042 NAV-025 stays at the top of the window where it is sticky, and leaves where it is not', async () => {
    const bar = show({ sticky: true });
    await scrollTo(700);
    expect(bar.getBoundingClientRect().top).toBe(0);
    expect(getComputedStyle(bar).zIndex).toBe('1000');
    for (const stop of stops.splice(0).reverse()) stop();
    const other = show({ navStyle: 'Default' });
    await scrollTo(700);
    expect(other.getBoundingClientRect().bottom).toBeLessThan(0);
  });
});

describe('the menu of wide pages', () => {
  it('NAV-004 stands in the bar, with no button for it', async () => {
    show();
    expect(panel().checkVisibility()).toBe(true);
    expect(document.querySelector('.org-nav-open')?.checkVisibility()).toBe(false);
  });

  it('NAV-015 opens a dropdown by a click and not by pointing, one at a time', async () => {
    show();
    await userEvent.hover(summary(0));
    expect(open()).toEqual([]);
    await userEvent.click(summary(0));
    expect(open()).toEqual(['Classes']);
    await expect.element(page.getByRole('link', { name: 'Beginners' })).toBeVisible();
    await userEvent.click(summary(1));
    await expect.poll(open).toEqual(['Garden']);
    await userEvent.click(summary(1));
    expect(open()).toEqual([]);
  });

  it('closes a dropdown by Escape, by a press elsewhere, and when the focus leaves it', async () => {
    show();
    await userEvent.click(summary(0));
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Classes');
    await userEvent.keyboard('{Escape}');
    expect([open(), document.activeElement]).toEqual([[], summary(0)]);
    await userEvent.keyboard('{Enter}');
    expect(open()).toEqual(['Classes']);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(summary(1));
    expect(open()).toEqual([]);
    await userEvent.click(summary(1));
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(open()).toEqual([]);
  });
});

describe('the menu of narrow pages', () => {
  beforeEach(() => page.viewport(390, 844));

  it('NAV-004 NAV-016 is a dialog called Menu, opened by its button and closed by its own', async () => {
    show();
    expect(panel().checkVisibility()).toBe(false);
    await toggle().click();
    expect(isOpen()).toBe(true);
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect.element(dialog).toBeVisible();
    expect(panel().getAttribute('aria-modal')).toBe('true');
    await page.getByRole('button', { name: 'Close menu' }).click();
    expect(isOpen()).toBe(false);
    await expect.element(page.getByRole('navigation', { includeHidden: true })).toBeInTheDocument();
  });

  it('NAV-016 is closed by the button that opened it', async () => {
    show({}, { mobileNavStylePosition: 'start' });
    const button = document.querySelector<HTMLElement>('.org-nav-open');
    await userEvent.click(button as HTMLElement);
    expect(isOpen()).toBe(true);
    button?.click();
    expect(isOpen()).toBe(false);
  });

  it('keeps the focus while it is open, gives it back by Escape, and holds the page still', async () => {
    show();
    await toggle().click();
    await expect.poll(() => panel().contains(document.activeElement)).toBe(true);
    for (let i = 0; i < 9; i++) {
      await userEvent.tab();
      expect(panel().contains(document.activeElement), `Tab ${i}`).toBe(true);
    }
    for (let i = 0; i < 3; i++) {
      await userEvent.tab({ shift: true });
      expect(panel().contains(document.activeElement), `Shift and Tab ${i}`).toBe(true);
    }
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement?.className).toContain('org-nav-open');
    expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  });

  it('opens what is below an item within itself, and ends with a link to a place on the page', async () => {
    show();
    await toggle().click();
    await userEvent.click(summary(0));
    expect(open()).toEqual(['Classes']);
    await userEvent.click(page.getByRole('link', { name: 'Advanced' }));
    expect(isOpen()).toBe(false);
  });

  it('leaves logo and buttons side by side, however wide the logo is and narrow the page', async () => {
    await page.viewport(320, 640);
    const main_logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 60"><rect width="600" height="60"/></svg>')}`;
    for (const logo of [{ main_logo }, { main_logo: '', company_name: 'The Society of Potters' }])
      for (const props of [{}, { navStyle: 'Floating', navBarBehaviour: 'float' }]) {
        show(props, { logoAreaWidth: 600 }, undefined, logo);
        await scrollTo(300);
        const [beside, opener] = ['.org-nav-logo-section', '.org-nav-open'].map((name) =>
          document.querySelector(name)?.getBoundingClientRect(),
        );
        expect(beside?.right).toBeLessThanOrEqual(opener?.left ?? 0);
        expect(opener?.bottom).toBeLessThanOrEqual(beside?.bottom ?? 0);
        for (const stop of stops.splice(0).reverse()) stop();
        await scrollTo(0);
      }
  });

  it('ends where the page becomes wide enough for the bar', async () => {
    show();
    await toggle().click();
    await page.viewport(1440, 900);
    await expect.poll(isOpen).toBe(false);
    expect(panel().checkVisibility()).toBe(true);
  });

  it('NAV-041 begins below 992 px', async () => {
    show();
    const seen: Record<number, boolean> = {};
    for (const width of [1440, 992, 991, 768, 390]) {
      await page.viewport(width, 900);
      seen[width] = panel().checkVisibility();
    }
    expect(seen).toEqual({ 1440: true, 992: true, 991: false, 768: false, 390: false });
  });
});

describe('the cart', () => {
  const tell = (count: unknown) =>
    document.dispatchEvent(new CustomEvent('org-cart', { detail: { count } }));

  it('shakes at the first item of a visitor without a cart, without a request', () => {
    const asked = vi.spyOn(window, 'fetch');
    show();
    expect(asked).not.toHaveBeenCalled();
    tell(1);
    const cart = document.querySelector<HTMLElement>('.org-nav-cart');
    expect([cart?.dataset.shakes, cart?.textContent]).toEqual(['', 'Cart1']);
  });

  it('NAV-030 shows how much is in it, and shakes for a second when that changes', async () => {
    // A returning visitor with a cart: the first announcement is not a change.
    await window.cookieStore.set('atrium.has-cart', '1');
    vi.spyOn(window, 'fetch').mockResolvedValue(
      Response.json({ success: true, cart: { items: [], itemsCount: 2 } }),
    );
    vi.useFakeTimers();
    try {
      show();
      const cart = document.querySelector<HTMLElement>('.org-nav-cart') as HTMLElement;
      const badge = cart.querySelector<HTMLElement>('[data-part="count"]') as HTMLElement;
      const seen = () => [badge.textContent, badge.hidden, cart.dataset.shakes !== undefined];
      tell(2);
      expect(seen()).toEqual(['2', false, false]);
      tell(2);
      expect(seen()).toEqual(['2', false, false]);
      tell(3);
      expect(seen()).toEqual(['3', false, true]);
      const { animationDuration, animationIterationCount } = getComputedStyle(cart);
      expect(Number.parseFloat(animationDuration) * Number(animationIterationCount)).toBe(1);
      vi.advanceTimersByTime(999);
      expect(seen()).toEqual(['3', false, true]);
      vi.advanceTimersByTime(1);
      expect(seen()).toEqual(['3', false, false]);
      tell(0);
      expect(seen()).toEqual(['0', true, true]);
      for (const wrong of [-1, 1.5, 'x', null, undefined]) tell(wrong);
      expect(badge.textContent).toBe('0');
    } finally {
      vi.useRealTimers();
      await window.cookieStore.delete('atrium.has-cart');
      Reflect.deleteProperty(window, 'orgCart');
    }
  });
});

describe('the way out', () => {
  const visitor = { role_id: '9', displayName: 'Vera' } as const;
  const ask = async (): Promise<HTMLFormElement> => {
    await page.getByText('Hello, Vera').click();
    await page.getByRole('button', { name: 'Logout' }).click();
    const form = document.querySelector('form') as HTMLFormElement;
    expect(form.matches(':popover-open')).toBe(true);
    return form;
  };
  const answering = (status: number) => {
    const calls: unknown[] = [];
    vi.spyOn(window, 'fetch').mockImplementation(async (...call) => {
      calls.push(call);
      return new Response('{}', { status });
    });
    return calls;
  };
  afterEach(() => vi.restoreAllMocks());

  it('NAV-007 asks first, and does nothing when the answer is no', async () => {
    const calls = answering(200);
    show({}, {}, { visitor });
    const form = await ask();
    expect(form.textContent).toContain('Are you sure you wish to logout?');
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect([form.matches(':popover-open'), calls]).toEqual([false, []]);
  });

  it('NAV-008 leads home where that worked', async () => {
    answering(200);
    const led: string[] = [];
    const { navigation } = window as unknown as { navigation: EventTarget };
    const follow = (event: Event): void => {
      led.push(
        new URL((event as Event & { destination: { url: string } }).destination.url).pathname,
      );
      event.preventDefault();
    };
    navigation.addEventListener('navigate', follow);
    try {
      show({}, {}, { visitor });
      await userEvent.click((await ask()).querySelector('[type="submit"]') as HTMLElement);
      await expect.poll(() => led).toEqual(['/']);
    } finally {
      navigation.removeEventListener('navigate', follow);
    }
  });

  it('ERR-007 leaves who could not be signed out where they are, says so and reports it', async () => {
    const calls = answering(503);
    const reported = vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
    show({}, {}, { visitor });
    const form = await ask();
    const address = location.href;
    await userEvent.click(form.querySelector('[type="submit"]') as HTMLElement);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('You could not be signed out. Please try again.');
    expect(calls).toEqual([[`${location.origin}/api/v1/auth/logout/`, { method: 'POST' }]]);
    expect(reported).toHaveBeenCalledOnce();
    expect([location.href, form.matches(':popover-open')]).toEqual([address, true]);
  });
});
