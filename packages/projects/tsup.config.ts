import { packageBuild } from '@org/config/tsup';

export default packageBuild(import.meta.dirname);
