import { knowsProvinces, provinceNames } from '../values/countries.ts';
import { plainText } from './plain-text.ts';

/** Common abbreviations besides the codes, normalized to plain letters. */
const ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: {
    alta: 'AB',
    man: 'MB',
    nfld: 'NL',
    newfoundland: 'NL',
    labrador: 'NL',
    nwt: 'NT',
    nvt: 'NU',
    ont: 'ON',
    pei: 'PE',
    ipe: 'PE',
    ileduprinceedouard: 'PE',
    que: 'QC',
    pq: 'QC',
    sask: 'SK',
    yk: 'YT',
    yukonterritory: 'YT',
    colombiebritannique: 'BC',
    nouveaubrunswick: 'NB',
    nouvelleecosse: 'NS',
    terreneuveetlabrador: 'NL',
    newfoundlandlabrador: 'NL',
    territoiresdunordouest: 'NT',
  },
  US: {
    ala: 'AL',
    ariz: 'AZ',
    ark: 'AR',
    calif: 'CA',
    cal: 'CA',
    colo: 'CO',
    conn: 'CT',
    del: 'DE',
    fla: 'FL',
    ill: 'IL',
    ind: 'IN',
    kan: 'KS',
    kans: 'KS',
    mass: 'MA',
    mich: 'MI',
    minn: 'MN',
    miss: 'MS',
    mont: 'MT',
    neb: 'NE',
    nebr: 'NE',
    nev: 'NV',
    okla: 'OK',
    ore: 'OR',
    oreg: 'OR',
    penn: 'PA',
    penna: 'PA',
    tenn: 'TN',
    tex: 'TX',
    wash: 'WA',
    washingtondc: 'DC',
    wis: 'WI',
    wisc: 'WI',
    wyo: 'WY',
  },
};

/**
 * Parses a province or state as people write it: Ont., Ontario, ON.
 * @param country - code of the country
 * @returns code of the province, or the trimmed text for countries whose provinces are unknown; undefined when the country has
 * no such province
 */
export function readProvince(country: string, text: string): string | undefined {
  if (!knowsProvinces(country)) return text.trim();
  const plain = plainText(text);
  const names = provinceNames(country);
  const known = names.find(
    ([code, name]) => plainText(code) === plain || plainText(name) === plain,
  );
  return (
    known?.[0] ??
    (Object.hasOwn(ALIASES[country] ?? {}, plain) ? ALIASES[country]?.[plain] : undefined)
  );
}
