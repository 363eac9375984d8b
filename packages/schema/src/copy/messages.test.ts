import { expect, it } from 'vitest';
import { helloText, MESSAGES, removeBlockQuestion } from './messages.ts';

it('uses the documented texts word for word', () => {
  expect(MESSAGES).toEqual({
    confirmTitle: 'Are you sure?',
    confirm: 'Confirm',
    cancel: 'Cancel',
    unsavedTitle: 'Unsaved Changes',
    unsavedText: 'You have unsaved changes. Are you sure?',
    pageNotFound: 'Page not found',
    excerptRequired: 'Please enter an Excerpt',
    addImages: 'Use the Settings Panel to add images',
    noImages: 'No Images',
    addSlides: 'Add slides from the Settings Panel on the left.',
    noPosts: 'No posts found.',
    noTabs: 'No Tabs',
    noMapUrl: 'Enter a map URL',
    noSubPages: 'This page has no sub pages',
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
    noIcons: 'No Icons',
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
    noProducts: 'No Products Found',
    noProduct: 'No Product',
    noCategories: 'No Categories',
    noCategoriesFound: 'No categories found',
    categoriesLoading: 'Loading...',
    categoriesFailed: 'Error Loading Categories',
    uncategorized: 'Uncategorized',
    draft: 'Draft',
    addToCart: 'Add To Cart',
    selectOptions: 'Select Options',
    outOfStock: 'Out of Stock',
    viewCart: 'View Cart',
    removeFromCart: 'Remove From Cart',
    maxQuantity: 'Max quantity is {n}',
  });
});

it('names the block in the question before it is removed', () => {
  expect(removeBlockQuestion('Price box')).toBe('You are about to remove Price box. Are you sure?');
});

it('greets a visitor by name', () => {
  expect(helloText('Vera Visitor')).toBe('Hello, Vera Visitor');
});
