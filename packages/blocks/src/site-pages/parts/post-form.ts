/** Attributes of a form that the API reads, which are the same with and without a script. */
interface PostForm {
  readonly method: 'post';
  readonly encType: 'multipart/form-data';
  readonly action: string;
}

/** Returns the attributes of a form that is sent to a path of the API. */
export function postForm(action: string): PostForm {
  return { method: 'post', encType: 'multipart/form-data', action };
}
