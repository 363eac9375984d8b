import '@fontsource-variable/inter/wght.css';
import '@org/ui/styles.css';
import '@org/admin-kit/styles.css';
import '@org/projects/styles.css';
import './shell/app.css';
import { invariant } from '@org/schema/errors';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app.tsx';

const root = document.getElementById('root');
invariant(root, 'the document has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
