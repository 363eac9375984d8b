import { defineModule } from '../../../kernel/module/define-module.ts';
import { blogRoutes } from './blog.routes.ts';
import { blogPostEntity } from './blog-post.entity.ts';
import { blogPostImport } from './blog-post-import.ts';
import { seedBlog } from './seed-blog.ts';

/** Blog posts. */
export const blogModule = defineModule({
  name: 'content/blog',
  entities: [blogPostEntity],
  imports: [blogPostImport],
  seeds: () => [{ seedTenant: seedBlog }],
  routes: ({ send }) => blogRoutes(send),
});
