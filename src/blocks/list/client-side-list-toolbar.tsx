import { clip } from '#styles/typography.css.ts';
import { Icon } from '#ui/icon.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { toolbar, toolbarSearch, toolbarSelect } from '#ui/toolbar.css.ts';
import * as css from './client-side-list-toolbar.css.ts';
import { type ClientSideList, STATUS_FILTERS } from './use-client-side-list.ts';

type ClientSideListToolbarProps = { list: ClientSideList<unknown>; defaultName: string | undefined };

export const ClientSideListToolbar = ({ list, defaultName }: ClientSideListToolbarProps) => (
  <div className={toolbar}>
    <div className={toolbarSearch}>
      <SearchField
        label="Buscar"
        placeholder="Buscar"
        value={list.filter.text}
        onChange={(text) => list.setFilter({ text })}
      />
    </div>
    <div className={toolbarSelect}>
      <Select
        aria-label="Estado"
        value={list.filter.status}
        active={list.filter.status !== 'all'}
        options={STATUS_FILTERS}
        onChange={(status) => list.setFilter({ status })}
      />
    </div>
    {defaultName && (
      <span className={css.defaultPlace}>
        <Icon name="star" size="sm" />
        Predeterminada <b className={clip}>{defaultName}</b>
      </span>
    )}
  </div>
);
