// `npm run build`: installs what is missing and builds every package and app.
import { install, run } from './toolchain.mjs';

await install();
process.exit(await run('turbo', ['run', 'build', '--ui=stream', ...process.argv.slice(2)]));
