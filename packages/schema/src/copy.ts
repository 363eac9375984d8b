/** Texts that the specification defines word for word. */
export {
  deleteNavItemQuestion,
  helloText,
  MESSAGES,
  removeBlockQuestion,
} from './copy/messages.ts';
