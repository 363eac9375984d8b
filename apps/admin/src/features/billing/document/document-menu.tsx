import { useMe } from '@org/admin-kit';
import type { RouteContract } from '@org/schema/contract';
import type { Invoice, Quote } from '@org/schema/entities';
import { ActionIcon, copyText, Icon, Menu, toast } from '@org/ui';
import {
  IconCopy,
  IconDots,
  IconExternalLink,
  IconFileTypePdf,
  IconLink,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { text } from '../messages.ts';
import { problemText, type RunAction } from '../model/run-action.ts';

/** Props of the menu: the document, its endpoints, and further entries. */
export interface DocumentMenuProps {
  readonly document: Quote | Invoice;
  readonly duplicate: RouteContract | undefined;
  /** Key of the record in responses, and first part of its address. */
  readonly name: 'quote' | 'invoice';
  readonly run: RunAction;
  readonly children?: ReactNode;
}

/** Renders the menu of a document: PDF, link for the customer, copy, and what its kind adds. */
export function DocumentMenu(props: DocumentMenuProps): ReactElement {
  const { document, duplicate, name, run, children } = props;
  const { siteUrl } = useMe();
  const router = useRouter();
  const link =
    siteUrl && document.publicUrl ? new URL(document.publicUrl, siteUrl).toString() : undefined;
  async function copy(): Promise<void> {
    if (!duplicate) return;
    const { answer, problems } = await run(duplicate, {});
    if (problems) toast.error(problemText(problems));
    else {
      const { id } = answer[name] as { readonly id: number };
      await router.navigate({ href: `/admin/${name}s/${id}` });
    }
  }
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon size={36} variant="default" aria-label={text.more}>
          <Icon of={IconDots} size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component="a"
          href={document.pdfUrl}
          target="_blank"
          leftSection={<Icon of={IconFileTypePdf} />}
        >
          {text.pdf}
        </Menu.Item>
        {link && (
          <Menu.Item
            component="a"
            href={link}
            target="_blank"
            leftSection={<Icon of={IconExternalLink} />}
          >
            {text.openPage}
          </Menu.Item>
        )}
        {link && (
          <Menu.Item leftSection={<Icon of={IconLink} />} onClick={() => void copyText(link)}>
            {text.copyLink}
          </Menu.Item>
        )}
        {duplicate && (
          <Menu.Item leftSection={<Icon of={IconCopy} />} onClick={() => void copy()}>
            {text.duplicate}
          </Menu.Item>
        )}
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
