import { AppLink, EntityList, NewRecordRoute, RecordRoute, useCan } from '@org/admin-kit';
import { Button } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { POST_SCREEN } from './post.config.tsx';
import { POST_LIST } from './post-list.config.tsx';

/** Renders the list of blog posts. */
export function BlogRoute(): ReactElement {
  const seesCategories = useCan('categories.can_view');
  return (
    <EntityList
      screen={POST_LIST}
      buttons={
        seesCategories && (
          <Button component={AppLink} href="/admin/blog/categories">
            {text.categoriesLink}
          </Button>
        )
      }
    />
  );
}

/** Renders the form of a new post. */
export function NewPostRoute(): ReactElement {
  return <NewRecordRoute screen={POST_SCREEN} />;
}

/** Renders a post. */
export function PostRoute(): ReactElement {
  return <RecordRoute screen={POST_SCREEN} />;
}
