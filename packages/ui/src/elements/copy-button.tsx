import { TIMES } from '@org/schema';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type ReactElement, useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';
import { IconButton } from './icon-button.tsx';

/** Props of the button: text to copy, and label. */
export interface CopyButtonProps {
  readonly text: string;
  /** @default 'Copy' */
  readonly label?: string | undefined;
  /** Width and height, px. @default 32 */
  readonly size?: number | undefined;
}

/** Renders a button that copies a text; its tooltip then shows 'Copied!' for two seconds. */
export function CopyButton({ text, label = 'Copy', size = 32 }: CopyButtonProps): ReactElement {
  /** Counts the copies, so that each restarts the two seconds. */
  const [copied, setCopied] = useState(0);

  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), TIMES.copied);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    if (await copyText(text)) setCopied((count) => count + 1);
  }

  return (
    <IconButton
      icon={copied ? IconCheck : IconCopy}
      label={copied ? 'Copied!' : label}
      held={copied > 0}
      size={size}
      onPress={() => void copy()}
    />
  );
}
