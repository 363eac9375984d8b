// Surroundings of a screen, for tests and stories

export {
  AdminSandbox,
  type AdminSandboxProps,
  createSandbox,
  type Sandbox,
  type SandboxOptions,
} from './testing/admin-sandbox.tsx';
export {
  type Answer,
  type AnsweredRequest,
  type Answers,
  createAnswerClient,
} from './testing/answer-client.ts';
export { renderAs } from './testing/render-as.tsx';
export { testMe } from './testing/test-me.ts';
