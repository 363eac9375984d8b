import '@org/config/browser-parts';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach } from 'vitest';

// A bound for what never comes, and none for speed: machines are busy.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  // Test files share their modules, and a toast must not be seen by the next test.
  toast.remove();
});
