import { AdminSandbox, type Answers, createAnswerClient, testMe } from '@org/admin-kit/testing';
import type { Decorator } from '@storybook/react-vite';
import { workAnswers } from './work-answers.ts';

/** Screen of a story, in its parameter `admin`. */
export interface StoryScreen {
  /** @default a project, its tasks, a board and three people */
  readonly answers?: Answers;
  readonly path?: string;
  readonly route?: string;
}

/** Renders a story as a screen of the admin, with answers in the place of a server. */
export const inAdmin: Decorator = (Story, { globals, parameters, id }) => {
  const { answers = workAnswers(), ...place } = (parameters.admin ?? {}) as StoryScreen;
  const scheme = globals.theme === 'dark' ? 'dark' : 'light';
  return (
    <div style={{ minHeight: '100vh', background: 'var(--at-app)', color: 'var(--at-text)' }}>
      <AdminSandbox
        key={`${id} ${scheme}`}
        me={testMe({ plan: { level: 'enterprise', modules: [] } })}
        client={createAnswerClient(answers)}
        scheme={scheme}
        testing={false}
        {...place}
      >
        <div style={{ padding: 24, maxWidth: 1200, marginInline: 'auto' }}>
          <Story />
        </div>
      </AdminSandbox>
    </div>
  );
};

/** Never answers, for stories of loading screens. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** Answers with an error, for stories of failed screens. */
export function failed(): never {
  throw Response.json(
    {
      success: false,
      error: 'Something went wrong on our side',
      hint: 'Try again in a moment.',
      code: 'internal',
      requestId: 'req-7f3a',
    },
    { status: 500 },
  );
}
