import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Returns the token of an opened link, and removes it from the address bar, so that neither history nor screenshots show it. The
 * tab stores it, so that a reload finds the same screen.
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
