// `npm run build`: installs what is missing and builds every package and app.
import { install, prepareBlocks, run } from './toolchain.mjs';

await install();
await prepareBlocks();
process.exit(await run('turbo', ['run', 'build', '--ui=stream', ...process.argv.slice(2)]));
