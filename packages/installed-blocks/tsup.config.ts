import { blockPackageConditions } from '@org/config/block-packages';
import { packageBuild } from '@org/config/tsup';

export default packageBuild(import.meta.dirname, {
  esbuildOptions(options) {
    options.conditions = blockPackageConditions();
  },
});
