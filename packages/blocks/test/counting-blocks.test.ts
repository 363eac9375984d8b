import { describe, expect, it } from 'vitest';
import {
  CARBON_FACTORS,
  carbonResult,
  OFFSET_DIVISOR,
} from '../src/blocks/carbon-calculator/carbon-result.ts';
import { accepts, getDefaults, html } from './block-html.ts';

describe('a counter', () => {
  it('BLK-COUNTUP-01 has its props and defaults', () => {
    expect(getDefaults('CountUp')).toMatchObject({
      startNumber: 0,
      endNumber: 100,
      delay: 0,
      duration: 5,
      prefix: '',
      startOnScroll: true,
      fontColor: '',
      fontWeight: 500,
    });
    expect(Object.keys(getDefaults('CountUp'))).toEqual(
      expect.arrayContaining(['fontSize', 'textAlign']),
    );
    expect(
      ['start', 'center', 'end', 'left'].map((textAlign) => accepts('CountUp', { textAlign })),
    ).toEqual([true, true, true, false]);
    const shown = html('CountUp', {
      endNumber: 1234.5,
      prefix: '$',
      fontSize: 4,
      fontColor: '#123456',
      fontWeight: 700,
      textAlign: 'end',
    });
    expect(shown).toContain('data-align="end"');
    expect(shown).toContain('--org-count-size:4;--org-count-weight:700;--org-count-color:#123456');
    expect(shown).toMatch(/>\$<\/span><span [^>]*>1,234.5<\/span>/);
  });

  it('shows the final number in the editor and without a script', () => {
    expect(html('CountUp', { endNumber: 7 }, true)).not.toContain('data-enhance');
    expect(html('CountUp', { endNumber: 7 })).toContain('>7</span>');
    expect(
      html('CountUp', { endNumber: 1e300, startNumber: -1e300, delay: 1e9, duration: -4 }),
    ).toContain(
      '&quot;from&quot;:-1000000000,&quot;to&quot;:1000000000,&quot;digits&quot;:0,&quot;delay&quot;:60,&quot;duration&quot;:0',
    );
  });
});

describe('a carbon calculator', () => {
  const shipment = { method: 'truckload', weight: '20', distance: '1500' };

  it('BLK-CARBON-01 requires a method, a weight above 0 and a distance', () => {
    expect(carbonResult({ method: '', weight: '', distance: '' })).toEqual({
      method: 'Please choose a method',
      weight: 'Please enter the shipment weight',
      distance: 'Please enter a distance',
    });
    for (const weight of ['0', '-1', 'heavy', '1e3', 'Infinity', '0.0'])
      expect(carbonResult({ ...shipment, weight })).toEqual({
        weight: 'The weight must be a number greater than 0',
      });
    expect(carbonResult({ ...shipment, method: 'constructor' })).toHaveProperty('method');
    expect(carbonResult({ ...shipment, distance: 'far' })).toHaveProperty('distance');
  });

  it('BLK-CARBON-02 uses the factor of the method', () => {
    expect(CARBON_FACTORS).toEqual({ expedited: 161.8, ltl: 162, truckload: 170 });
    const emitted = Object.keys(CARBON_FACTORS).map((method) => {
      const result = carbonResult({ method, weight: '1000', distance: '1000' });
      return 'emissions' in result ? result.emissions : undefined;
    });
    expect(emitted).toEqual([161.8, 162, 170]);
  });

  it('BLK-CARBON-03 shows the emissions, and their quotient by 34.99871', () => {
    expect(OFFSET_DIVISOR).toBe(34.99871);
    const result = carbonResult({ ...shipment, weight: '20,0' });
    expect(result).toEqual({ emissions: 5.1, offset: 5.1 / 34.99871 });
    expect(html('CarbonCalculator', {})).toMatch(/data-part="emissions".*data-part="offset"/);
  });
});

describe('a button to a design studio', () => {
  it('BLK-DESIGN-01 opens a modal with the studio in a frame of 670 px', () => {
    const shown = html('DesignOnline', { studioUrl: 'https://studio.example.com/mugs' });
    expect(shown).toMatch(/data-enhance="design-online" data-frame="https:\/\/studio.example.com"/);
    expect(shown).toMatch(/<dialog [^>]*><.*<iframe [^>]*height="670"/);
  });

  it('has no link without an https URL', () => {
    for (const studioUrl of [
      '',
      'http://studio.example.com',
      'javascript:alert(1)',
      'https://a:b@studio.example.com',
    ])
      expect(html('DesignOnline', { studioUrl })).toMatch(/<button [^>]*disabled=""/);
  });
});
