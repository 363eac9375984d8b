import { Button } from '@org/ui';
import type { ReactElement } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { EntityList } from '../../app/list/entity-list.tsx';
import { NewRecordRoute, RecordRoute } from '../../app/record/record-route.tsx';
import { useCan } from '../../app/session/use-me.ts';
import { text } from './messages.ts';
import { POST_SCREEN } from './post.config.tsx';
import { POST_LIST } from './post-list.config.tsx';

/** All blog posts of the tenant. */
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

/** The form of a post that does not exist yet. */
export function NewPostRoute(): ReactElement {
  return <NewRecordRoute screen={POST_SCREEN} />;
}

/** One post. */
export function PostRoute(): ReactElement {
  return <RecordRoute screen={POST_SCREEN} />;
}
