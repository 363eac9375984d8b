import { useDocumentTitle } from '@org/ui';
import type { ReactElement, ReactNode } from 'react';

/** Props of the card: title, description, and content. */
export interface AuthCardProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** Renders the frame of the screens for signed-out users. */
export function AuthCard({ title, lead, children }: AuthCardProps): ReactElement {
  useDocumentTitle(`${title} · Atrium`);
  return (
    <main className="ad-sign-in">
      <div className="ad-sign-in-card">
        <img src="/admin/mark.svg" width={36} height={36} alt="" />
        <h1>{title}</h1>
        <p className="ad-sign-in-lead">{lead}</p>
        {children}
      </div>
    </main>
  );
}
