/**
 * Codes of the units that people write on lines.
 * @see UN/ECE Recommendation 20
 */
const UNIT_CODES: Readonly<Record<string, string>> = {
  h: 'HUR',
  hr: 'HUR',
  hrs: 'HUR',
  hour: 'HUR',
  hours: 'HUR',
  std: 'HUR',
  stunde: 'HUR',
  stunden: 'HUR',
  heure: 'HUR',
  heures: 'HUR',
  min: 'MIN',
  minute: 'MIN',
  minutes: 'MIN',
  d: 'DAY',
  day: 'DAY',
  days: 'DAY',
  tag: 'DAY',
  tage: 'DAY',
  jour: 'DAY',
  jours: 'DAY',
  week: 'WEE',
  weeks: 'WEE',
  month: 'MON',
  months: 'MON',
  monat: 'MON',
  monate: 'MON',
  mois: 'MON',
  year: 'ANN',
  years: 'ANN',
  kg: 'KGM',
  g: 'GRM',
  t: 'TNE',
  lb: 'LBR',
  m: 'MTR',
  cm: 'CMT',
  mm: 'MMT',
  km: 'KMT',
  ft: 'FOT',
  mi: 'SMI',
  m2: 'MTK',
  'm²': 'MTK',
  sqft: 'FTK',
  m3: 'MTQ',
  'm³': 'MTQ',
  l: 'LTR',
  kwh: 'KWH',
};

/** Code of a unit of pieces, also for units without a code. */
const PIECE = 'C62';

/** Returns the code of a unit: `HUR` for `h`, `C62` for `pcs`. */
export const unitCode = (unit: string): string =>
  UNIT_CODES[unit.trim().toLowerCase().replace(/\.$/, '')] ?? PIECE;
