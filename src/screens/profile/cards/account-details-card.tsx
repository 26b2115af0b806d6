import type { CurrentUser } from '#stores/current-user.ts';
import { figures } from '#styles/typography.css.ts';
import { Card } from '#ui/card.tsx';
import { formatPhone } from '#words/phone.ts';
import { mayChangeProfile, nameLabel, type ProfileAction } from '../may-change-profile.ts';
import { profileModal } from '../profile-modal.ts';
import { EditButton, SettingRow } from './setting-rows.tsx';

const TITLES: Record<string, string> = { admin: 'Negocio', branch_admin: 'Sucursal', operator: 'Caja' };

/** A row for each fact, each edited on its own. */
export function AccountDetailsCard({ user }: { user: CurrentUser }) {
  const { business, name, branchId, branchName, emailAddress, countryCode, phoneNumber } = user;
  const edit = (action: ProfileAction, what: string, open: () => void) =>
    mayChangeProfile(user, action) && <EditButton what={what} onClick={open} />;
  return (
    <Card title={TITLES[user.type] ?? 'Negocio'} flush>
      <ul>
        <SettingRow
          label="Nombre del negocio"
          value={business.name}
          action={edit('business-name', 'nombre del negocio', () =>
            profileModal.open({ step: 'business-name', name: business.name }),
          )}
        />
        {branchId && branchName && (
          <SettingRow
            label="Nombre de la sucursal"
            value={branchName}
            action={edit('branch-name', 'nombre de la sucursal', () =>
              profileModal.open({ step: 'branch-name', branchId, name: branchName }),
            )}
          />
        )}
        <SettingRow
          label={nameLabel(user)}
          value={name}
          action={edit('name', nameLabel(user).toLowerCase(), () =>
            profileModal.open({ step: 'name', name }),
          )}
        />
        <SettingRow
          label="Correo electrónico"
          value={emailAddress}
          action={edit('email', 'correo electrónico', () => profileModal.open({ step: 'email', typed: '' }))}
        />
        <SettingRow
          label="Teléfono"
          value={
            phoneNumber ? (
              <span className={figures}>{formatPhone({ countryCode, phoneNumber })}</span>
            ) : (
              'Sin teléfono'
            )
          }
          action={edit('phone-number', 'teléfono', () => profileModal.open({ step: 'phone-number' }))}
        />
        <SettingRow
          label="Contraseña"
          value={<Dots />}
          action={
            <EditButton
              word="Cambiar"
              what="contraseña"
              onClick={() => profileModal.open({ step: 'password' })}
            />
          }
        />
      </ul>
    </Card>
  );
}

const Dots = () => <span aria-hidden="true">••••••••••</span>;
