import { clip } from '../../../styles/typography.css.ts';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { toolbar, toolbarSearch, toolbarSelect } from '../../ui/toolbar.css.ts';
import { STATUS_FILTERS, type WholeList } from './use-whole-list.ts';
import * as css from './whole-list.css.ts';

type WholeListToolbarProps = { list: WholeList<unknown>; defaultName: string | undefined };

export const WholeListToolbar = ({ list, defaultName }: WholeListToolbarProps) => (
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
