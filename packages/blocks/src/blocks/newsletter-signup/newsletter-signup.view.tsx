import { BUTTON_VARIANTS } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import { FORM_EMAIL } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { SIGNUP_PATH } from '../../markup/form-paths.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { NewsletterSignupProps } from './newsletter-signup.definition.ts';

/** Renders a newsletter sign-up. Without a script, the page comes back with the confirmation. */
export function NewsletterSignupView({
  props,
  root,
  context,
  uid,
}: BlockViewProps<NewsletterSignupProps>): ReactElement {
  const { editing, page } = context;
  const variant = BUTTON_VARIANTS.find((known) => known === props.buttonVariant) ?? 'primary';
  const listId = Number.isSafeInteger(props.listId) && props.listId > 0 ? props.listId : 0;
  const options = {
    listId,
    captcha: context.captcha ?? undefined,
    texts: {
      email: MESSAGES.newsletterEmailInvalid,
      sending: MESSAGES.newsletterSending,
      failed: MESSAGES.newsletterFailed,
    },
  };
  return (
    <div
      {...root}
      data-enhance={editing ? undefined : 'newsletter-send'}
      data-options={editing ? undefined : JSON.stringify(options)}
      data-inline={props.inline ? '' : undefined}
      data-state="idle"
    >
      {props.title || editing ? (
        <p className="org-newsletter-signup-title" data-part="title" id={`${uid}-title`}>
          {props.title}
        </p>
      ) : null}
      {props.text || editing ? (
        <p className="org-newsletter-signup-text" data-part="text">
          {props.text}
        </p>
      ) : null}
      <form
        className="org-newsletter-signup-form"
        method="post"
        action={editing ? undefined : SIGNUP_PATH}
        encType="multipart/form-data"
        aria-labelledby={props.title ? `${uid}-title` : undefined}
        aria-label={props.title ? undefined : 'Newsletter'}
      >
        <input type="hidden" name="form" value="frmNewsletter" />
        {listId > 0 ? <input type="hidden" name="listId" value={listId} /> : null}
        <input type="hidden" name="url" value={page.isHomepage ? '/' : `/${page.slug}`} />
        <input type="hidden" name="anchor" value={`${uid}-sent`} />
        <input
          type="email"
          id={`${uid}-email`}
          name="email"
          className="org-custom-form-input org-newsletter-signup-email"
          aria-label="Email"
          aria-describedby={`${uid}-problem`}
          placeholder={props.placeholder || undefined}
          autoComplete="email"
          inputMode="email"
          pattern={FORM_EMAIL}
          title={MESSAGES.newsletterEmailInvalid}
          maxLength={254}
          required={true}
        />
        <button type="submit" className="org-button" data-variant={variant}>
          {props.buttonText || 'Subscribe'}
        </button>
        <p className="org-custom-form-problem" id={`${uid}-problem`} hidden={true} />
        <div className="org-custom-form-captcha" data-part="captcha" />
        <p className="org-custom-form-error" data-part="error" role="alert" hidden={true} />
      </form>
      <p
        className="org-custom-form-done org-newsletter-signup-done"
        data-part="success"
        id={`${uid}-sent`}
        role="status"
        tabIndex={-1}
      >
        {MESSAGES.newsletterDone}
      </p>
    </div>
  );
}
