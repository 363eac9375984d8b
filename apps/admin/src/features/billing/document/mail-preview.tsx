import type { DocumentMailBody, Invoice, Quote } from '@org/schema/entities';
import { Button, Icon, Skeleton, useDebouncedValue } from '@org/ui';
import { IconEye } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { text } from '../messages.ts';
import { useMailPreview } from './use-mail-preview.ts';

/** Milliseconds without a key after which the email is rendered again. */
const PREVIEW_DELAY = 400;

/** Props of the preview: the document, and what was typed. */
export interface MailPreviewProps {
  readonly document: Quote | Invoice;
  readonly body: DocumentMailBody;
}

/** Scrolls the dialog to the preview that was opened. */
const scrollHere = (frame: HTMLIFrameElement | null): void =>
  frame?.scrollIntoView?.({ block: 'nearest' });

function Frame({ document, body }: MailPreviewProps): ReactElement {
  const [waited] = useDebouncedValue(body, PREVIEW_DELAY);
  const found = useMailPreview(document, waited);
  if (found.isError)
    return (
      <p className="at-meta" role="alert">
        {text.emailFailed}
      </p>
    );
  if (!found.data) return <Skeleton className="bl-mail-frame" />;
  return (
    <figure className="bl-mail-preview">
      <figcaption>{found.data.subject}</figcaption>
      {/* An empty sandbox: no scripts, no forms, no navigation. */}
      <iframe
        ref={scrollHere}
        className="bl-mail-frame"
        title={text.emailFrame}
        sandbox=""
        srcDoc={found.data.html}
      />
    </figure>
  );
}

/** Renders a button that shows the email as the customer gets it, while it is written. */
export function MailPreview(props: MailPreviewProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="bl-mail">
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon of={IconEye} size={14} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? text.hideEmail : text.previewEmail}
      </Button>
      {isOpen && <Frame {...props} />}
    </div>
  );
}
