import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { MESSAGES } from '@org/schema/copy';
import { Alert } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';

const SENT = 'Recipients get an email for each submission.';

/** Shows in the settings of a form whether its submissions are sent by email. */
export function FormNotice(): ReactElement {
  const found = useQuery(callQuery(useApi(), apiContract.formSubmissions.mail));
  if (found.data?.provider === false)
    return (
      <Alert color="yellow" role="note">
        {MESSAGES.formsNotSent}
      </Alert>
    );
  return <p className="at-meta">{SENT}</p>;
}
