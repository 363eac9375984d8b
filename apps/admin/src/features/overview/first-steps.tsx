import { AppLink, can, failureText, useMe } from '@org/admin-kit';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import type { Permission } from '@org/schema';
import { apiContract, type FirstStepId } from '@org/schema/contract';
import { Button, Icon, toast, VisuallyHidden } from '@org/ui';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

const { firstSteps } = apiContract;

interface Step {
  readonly label: string;
  readonly help: string;
  readonly action: string;
  readonly href: string;
  readonly permission: Permission;
}

const STEPS: Readonly<Record<FirstStepId, Step>> = {
  page: {
    label: 'Publish your first page',
    help: 'Start from a finished site or from a blank page.',
    action: 'Choose a start',
    href: '/admin/pages',
    permission: 'pages.can_create',
  },
  brand: {
    label: 'Add your logo and colors',
    help: 'They appear on every page, in emails and on invoices.',
    action: 'Set up',
    href: '/admin/setting/general',
    permission: 'settings.can_update',
  },
  product: {
    label: 'Add your first product',
    help: 'One at a time, or many from a file.',
    action: 'Add a product',
    href: '/admin/inventory/products/new',
    permission: 'products.can_create',
  },
  payment: {
    label: 'Choose how customers pay and receive orders',
    help: 'By card, at pickup or by invoice.',
    action: 'Set up the shop',
    href: '/admin/setting/shop',
    permission: 'settings.can_update',
  },
  domain: {
    label: 'Connect your domain',
    help: 'Your site has a free address until you add one.',
    action: 'Add a domain',
    href: '/admin/setting/domains',
    permission: 'settings.can_update',
  },
  people: {
    label: 'Invite the people you work with',
    help: 'Each gets a role that says what they can do.',
    action: 'Invite people',
    href: '/admin/users',
    permission: 'users.can_create',
  },
};

/** Renders the checklist of a new tenant, which updates itself and disappears when it is complete or hidden. */
export function FirstStepsCard(): ReactElement | null {
  const me = useMe();
  const api = useApi();
  const queries = useQueryClient();
  const found = useQuery({
    ...callQuery(api, firstSteps.get),
    enabled: can(me, 'settings.can_update'),
  });
  const hide = useMutation({
    mutationFn: () => api.call(firstSteps.setHidden, { body: { isHidden: true } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: callKey(firstSteps.get) });
    },
    onError: (failure) => toast.error(failureText(failure)),
  });
  const { steps = [], isHidden = true } = found.data?.firstSteps ?? {};
  const seen = steps.filter(({ id }) => can(me, STEPS[id].permission));
  const left = seen.filter(({ isDone }) => !isDone);
  if (isHidden || left.length === 0) return null;
  return (
    <section className="ad-card" aria-labelledby="first-steps">
      <header className="ad-card-head">
        <h2 className="at-section-title" id="first-steps">
          {text.firstSteps}
        </h2>
        <span className="ad-quiet ad-first-steps-count">
          {text.stepsDone(seen.length - left.length, seen.length)}
        </span>
        <Button size="xs" variant="subtle" loading={hide.isPending} onClick={() => hide.mutate()}>
          {text.hideSteps}
        </Button>
      </header>
      <ul className="ad-first-steps">
        {seen.map(({ id, isDone }) => (
          <li key={id} className="ad-first-step" data-done={isDone || undefined}>
            <Icon of={isDone ? IconCircleCheckFilled : IconCircle} size={20} />
            <div>
              <strong>{STEPS[id].label}</strong>
              {isDone && <VisuallyHidden> ({text.stepDone})</VisuallyHidden>}
              {!isDone && <p className="ad-quiet">{STEPS[id].help}</p>}
            </div>
            {!isDone && (
              <Button component={AppLink} href={STEPS[id].href} size="xs">
                {STEPS[id].action}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
