import { describe, expect, it } from 'vitest';
import {
  addRecentClick,
  hashAgent,
  identifyReader,
  isBeingScanned,
  isBurst,
  type RecentClick,
  readDevice,
} from './identify-reader.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const GMAIL =
  'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)';
const sentAt = new Date('2026-03-01T10:00:00Z');
const after = (ms: number) => new Date(sentAt.getTime() + ms);

describe('a reader', () => {
  it.each([
    ['a browser an hour later', 'click', WINDOWS, 3_600_000, 'person'],
    ['a browser within seconds', 'click', WINDOWS, 4000, 'program'],
    ['no user agent', 'open', '', 3_600_000, 'program'],
    ['a scanner', 'click', 'Mozilla/5.0 (compatible; Proofpoint)', 3_600_000, 'program'],
    ['a library', 'open', 'python-requests/2.32', 3_600_000, 'program'],
    ['the proxy of Gmail, which loads what a person reads', 'open', GMAIL, 3_600_000, 'person'],
    [
      'the proxy of Apple Mail, which loads in advance',
      'open',
      'Mozilla/5.0',
      60_000,
      'privacy-proxy',
    ],
    ['a click without a browser', 'click', 'Mozilla/5.0', 60_000, 'program'],
  ] as const)('%s', (_name, act, userAgent, ms, expected) => {
    expect(identifyReader({ act, userAgent, sentAt, now: after(ms) })).toBe(expected);
  });

  it('has a device, where the email client shows it', () => {
    expect(readDevice(IPHONE)).toBe('mobile');
    expect(readDevice(WINDOWS)).toBe('desktop');
    expect(readDevice('Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Mobile/15E148')).toBe(
      'tablet',
    );
    expect(readDevice('Mozilla/5.0 (Linux; Android 16; SM-X910) Chrome/140.0 Safari/537.36')).toBe(
      'tablet',
    );
    expect(
      readDevice('Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/140.0 Mobile Safari/537.36'),
    ).toBe('mobile');
    expect(readDevice(GMAIL)).toBe('');
    expect(readDevice('')).toBe('');
  });

  it('is a program when it opens several links within seconds', () => {
    const clicks = (...times: number[]): RecentClick[] =>
      times.map((at, link) => [link, sentAt.getTime() + at, 'a', true]);
    expect(isBurst(clicks(0), null)).toBe(false);
    expect(isBurst(clicks(0, 1400), null)).toBe(true);
    expect(isBurst(clicks(0, 1600), null)).toBe(false);
    expect(isBurst(clicks(0, 4000, 9000), null)).toBe(true);
    expect(isBurst(clicks(0, 4000, 11_000), null)).toBe(false);
    // Who has opened the email may open some links in tabs.
    expect(isBurst(clicks(0, 900, 1800), after(-60_000))).toBe(false);
    expect(isBurst(clicks(0, 300, 600, 900), after(-60_000))).toBe(true);
    // The same link twice is one.
    expect(
      isBurst(
        [
          [1, 0, 'a', true],
          [1, 300, 'a', false],
        ],
        null,
      ),
    ).toBe(false);
  });

  it('is known by the user agent of a burst for a minute', () => {
    const scan = { scanned_at: sentAt, scanned_by: hashAgent(WINDOWS) };
    expect(isBeingScanned(scan, hashAgent(WINDOWS), after(59_000))).toBe(true);
    expect(isBeingScanned(scan, hashAgent(WINDOWS), after(61_000))).toBe(false);
    expect(isBeingScanned(scan, hashAgent(IPHONE), after(1000))).toBe(false);
    expect(isBeingScanned({ scanned_at: null, scanned_by: '' }, hashAgent(WINDOWS), sentAt)).toBe(
      false,
    );
    expect(
      addRecentClick(
        [
          [0, 0, 'a', true],
          [1, 9000, 'b', true],
          [2, 9000, 'a', true],
        ],
        [3, 12_000, 'a', true],
      ),
    ).toEqual([
      [2, 9000, 'a', true],
      [3, 12_000, 'a', true],
    ]);
  });
});
