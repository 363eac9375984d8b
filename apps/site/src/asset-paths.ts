/** Path of the icon that is drawn from the tenant's colors. */
export const ICON_PATH = '/_org/icon.svg';

/** Path of the pictures for shared links. */
export const CARD_PATH = '/_org/card.png';
