/** Texts that the specification defines word for word; defined only here. */
export const MESSAGES = {
  confirmTitle: 'Are you sure?',
  confirm: 'Confirm',
  cancel: 'Cancel',
  unsavedTitle: 'Unsaved Changes',
  unsavedText: 'You have unsaved changes. Are you sure?',
  pageNotFound: 'Page not found',
  excerptRequired: 'Please enter an Excerpt',
  noIcons: 'No Icons',
  addImages: 'Use the Settings Panel to add images',
  noImages: 'No Images',
  addSlides: 'Add slides from the Settings Panel on the left.',
  noPosts: 'No posts found.',
  noProducts: 'No Products Found',
  noProduct: 'No Product',
  uncategorized: 'Uncategorized',
  draft: 'Draft',
  noCategories: 'No Categories',
  categoriesLoading: 'Loading...',
  noCategoriesFound: 'No categories found',
  categoriesFailed: 'Error Loading Categories',
  noTabs: 'No Tabs',
  noMapUrl: 'Enter a map URL',
  noSubPages: 'This page has no sub pages',
  cssInvalid: 'Validation failed. Please check your CSS syntax.',
  cssWarning: 'Custom CSS can break your site. Use with care.',
  navTypeRequired: 'Field type is required',
  navTextRequired: 'Link Text is required',
  navHrefRequired: 'Href is required',
  navVariantRequired: 'Variant is required',
  navSizeRequired: 'Size is required',
  navMenu: 'Menu',
  uploadLogo: 'Upload a Logo',
  profile: 'Profile',
  logout: 'Logout',
  logoutQuestion: 'Are you sure you wish to logout?',
  noFields: 'No Fields',
  formSubmitting: 'Submitting',
  formThanks: 'Thank you for your submission',
  formFailed: 'Something went wrong, please try again',
  formRequired: 'This field is required',
  formEmailInvalid: 'invalid email address',
  formPhoneInvalid: 'invalid phone number',
  formsNotSent:
    'No email provider is set. Submissions are saved under Form Submissions and are not sent until it is set.',
  addressFailed: 'Unable to load',
  newsletterEmailInvalid: 'Invalid email address',
  newsletterSending: 'Sending...',
  newsletterDone: 'Subscription successful!',
  newsletterFailed: 'Something went wrong. Please try again.',
  selectOptions: 'Select Options',
  outOfStock: 'Out of Stock',
  addToCart: 'Add To Cart',
  viewCart: 'View Cart',
  removeFromCart: 'Remove From Cart',
  /** `{n}` is the number. */
  maxQuantity: 'Max quantity is {n}',
} as const;

/**
 * Returns the confirmation question for removing a block.
 * @param name - name of the block
 */
export function removeBlockQuestion(name: string): string {
  return `You are about to remove ${name}. Are you sure?`;
}

/**
 * Returns the confirmation question for deleting a menu item.
 * @param linkText - its text
 */
export function deleteNavItemQuestion(linkText: string): string {
  return `Are you sure you want to delete the nav item "${linkText}"? This action cannot be undone.`;
}

/** Returns the greeting of a signed-in visitor. */
export function helloText(displayName: string): string {
  return `Hello, ${displayName}`;
}
