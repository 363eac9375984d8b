const FAILED = 'You could not be signed out. Please try again.';

/** Signs the visitor out and then opens the home page; a failure is shown on the current page. */
export function enhance(form: HTMLElement): () => void {
  const view = form.ownerDocument.defaultView ?? window;
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { action } = form as HTMLFormElement;
    try {
      const { status } = await view.fetch(action, { method: 'POST' });
      if (status === 200) return view.location.assign('/');
      throw new Error(`${action} answered ${status}`);
    } catch (error) {
      const problem = form.querySelector('[data-part="problem"]');
      if (problem) problem.textContent = FAILED;
      view.reportError(error);
    }
  };
  form.addEventListener('submit', send);
  return () => form.removeEventListener('submit', send);
}
