import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Returns the token of a link that was opened, and takes it out of the address bar, so that neither history nor screenshots show it.
 * The tab keeps it, so that a reload finds the same screen.
 */
export function useLinkToken(screen: '/reset' | '/invitation', sent: string | undefined): string {
  const key = `atrium.link-token:${screen}`;
  const navigate = useNavigate();
  const [token] = useState(() => sent ?? sessionStorage.getItem(key) ?? '');
  useEffect(() => {
    if (sent === undefined) return;
    sessionStorage.setItem(key, sent);
    void navigate({ to: screen, search: {}, replace: true });
  }, [key, navigate, screen, sent]);
  return token;
}
