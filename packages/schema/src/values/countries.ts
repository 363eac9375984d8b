/**
 * Codes of the world's countries and territories.
 * @see ISO 3166-1
 */
export const COUNTRY_CODES: readonly string[] =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

let options: { value: string; label: string }[] | undefined;

/** Returns every country as an option, sorted by name. */
export function countryOptions(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  options ??= COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value })).sort(
    (one, other) => one.label.localeCompare(other.label),
  );
  return options;
}

/** Returns the English name of a country by its code; '' for an unknown code. */
export function countryName(code: string): string {
  if (!COUNTRY_CODES.includes(code)) return '';
  return countryOptions().find(({ value }) => value === code)?.label ?? '';
}

/**
 * Provinces, states and territories of countries whose taxes depend on them, by code and name.
 * @see ISO 3166-2
 */
const PROVINCES: Readonly<Record<string, string>> = {
  CA: 'AB Alberta;BC British Columbia;MB Manitoba;NB New Brunswick;NL Newfoundland and Labrador;NS Nova Scotia;NT Northwest Territories;NU Nunavut;ON Ontario;PE Prince Edward Island;QC Quebec;SK Saskatchewan;YT Yukon',
  US: 'AK Alaska;AL Alabama;AR Arkansas;AZ Arizona;CA California;CO Colorado;CT Connecticut;DC District of Columbia;DE Delaware;FL Florida;GA Georgia;HI Hawaii;IA Iowa;ID Idaho;IL Illinois;IN Indiana;KS Kansas;KY Kentucky;LA Louisiana;MA Massachusetts;MD Maryland;ME Maine;MI Michigan;MN Minnesota;MO Missouri;MS Mississippi;MT Montana;NC North Carolina;ND North Dakota;NE Nebraska;NH New Hampshire;NJ New Jersey;NM New Mexico;NV Nevada;NY New York;OH Ohio;OK Oklahoma;OR Oregon;PA Pennsylvania;PR Puerto Rico;RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;UT Utah;VA Virginia;VT Vermont;WA Washington;WI Wisconsin;WV West Virginia;WY Wyoming',
};

/** Returns true for a country whose provinces are known and can be validated. */
export const knowsProvinces = (country: string): boolean => Object.hasOwn(PROVINCES, country);

/** Returns the provinces of a country by code and name; empty when they are unknown. */
export function provinceNames(country: string): (readonly [code: string, name: string])[] {
  if (!knowsProvinces(country)) return [];
  return (PROVINCES[country] ?? '')
    .split(';')
    .map((entry) => [entry.slice(0, 2), entry.slice(3)] as const);
}

/** Returns the provinces of a country as options, sorted by name. */
export function provinceOptions(country: string): { value: string; label: string }[] {
  return provinceNames(country)
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
