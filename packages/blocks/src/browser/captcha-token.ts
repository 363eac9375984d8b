/** Captcha of the site. */
export interface HumanCheck {
  readonly provider: string;
  readonly site_key: string;
}

/** API of a provider's script on the window, as far as it is used. */
interface Provider {
  render?(place: HTMLElement, options: object): unknown;
  execute?(of: unknown, options: object): unknown;
  ready?(run: () => void): void;
}

const SCRIPTS: Readonly<Record<string, readonly [name: string, address: string]>> = {
  turnstile: ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'],
  hcaptcha: ['hcaptcha', 'https://js.hcaptcha.com/1/api.js?render=explicit'],
  recaptcha: ['grecaptcha', 'https://www.google.com/recaptcha/api.js?render='],
};

/**
 * Runs the captcha and returns its token; '' when the site has none.
 * @throws when the provider cannot be reached or refuses
 */
export async function captchaToken(
  check: HumanCheck | undefined,
  place: HTMLElement,
): Promise<string> {
  const [name, address] = SCRIPTS[check?.provider ?? ''] ?? [];
  if (!check || !name || !address) return '';
  const doc = place.ownerDocument;
  const provider = (): Provider | undefined => Reflect.get(doc.defaultView ?? window, name);
  if (!provider())
    await new Promise((done, fail) => {
      const script = doc.createElement('script');
      script.src = name === 'grecaptcha' ? address + check.site_key : address;
      script.onload = done;
      script.onerror = fail;
      doc.head.append(script);
    });
  const api = provider();
  const sitekey = check.site_key;
  return new Promise((done, fail) => {
    const options = { sitekey, callback: done, 'error-callback': fail };
    if (name === 'grecaptcha')
      api?.ready?.(
        () =>
          void Promise.resolve(api.execute?.(sitekey, { action: 'form' })).then(
            done as never,
            fail,
          ),
      );
    else {
      place.replaceChildren();
      const id = api?.render?.(
        place,
        name === 'hcaptcha' ? { ...options, size: 'invisible' } : options,
      );
      if (name === 'hcaptcha') api?.execute?.(id, {});
    }
    // Fails after a minute without an answer.
    setTimeout(fail, 60_000);
  });
}
