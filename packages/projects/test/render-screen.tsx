import {
  type AnsweredRequest,
  type Answers,
  createAnswerClient,
  createSandbox,
  testMe,
} from '@org/admin-kit/testing';
import type { RoleId } from '@org/schema';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Options of a rendered screen. */
interface ScreenOptions {
  readonly answers: Answers;
  readonly path: string;
  readonly route?: string;
  readonly role?: RoleId;
}

/** Renders a screen for a user of the enterprise plan, with answers in the place of a server. */
export async function renderScreen(element: ReactElement, options: ScreenOptions) {
  const { answers, path, route = '$', role = '3' } = options;
  const requests: AnsweredRequest[] = [];
  const recorded = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (request: AnsweredRequest) => {
        requests.push(request);
        return answer(request);
      },
    ]),
  );
  const sandbox = createSandbox({
    me: testMe({ plan: { level: 'enterprise', modules: [] } }, role),
    client: createAnswerClient(recorded),
    path,
    route,
  });
  await sandbox.load();
  render(sandbox.wrap(element));
  return {
    address: sandbox.address,
    /** Returns the bodies of the requests that changed something. */
    sent: () => requests.filter(({ method }) => method !== 'GET'),
  };
}

/** Answers with an error. */
export function refuse(message: string): never {
  throw Response.json(
    { success: false, error: message, code: 'internal', requestId: 'req-7f3a' },
    { status: 500 },
  );
}
