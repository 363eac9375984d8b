import { nextPath } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type ReactElement, useCallback, useEffect } from 'react';
import { SignInScreen } from './sign-in.screen.tsx';

const route = getRouteApi('/login');

/** Signs in and continues at the requested path. */
export function SignInRoute(): ReactElement {
  const { next } = route.useSearch();
  const router = useRouter();
  const queries = useQueryClient();
  const session = useQuery({
    ...callQuery(useApi(), apiContract.auth.session),
    staleTime: 0,
    retry: false,
  });

  const goOn = useCallback(async () => {
    queries.clear();
    await router.navigate({ href: nextPath(next), replace: true });
  }, [next, queries, router]);

  const alreadyIn = session.data?.user != null;
  useEffect(() => {
    if (alreadyIn) void goOn();
  }, [alreadyIn, goOn]);

  return <SignInScreen demo={session.data?.demo === true} onSignedIn={goOn} />;
}
