import type { BusinessType, Schemas } from '@cobros/sdk';
import { Link } from 'wouter';
import { ACCOUNT_TYPES } from '#domain/account-types.ts';
import { fingerTarget } from '#styles/layout.css.ts';
import { secondary, sectionLabel, strong, untranslated } from '#styles/typography.css.ts';
import { classes } from '#ui/classes.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { COUNTRY_CODE, formatPhone } from '#words/phone.ts';
import { REQUIRED_DOCUMENTS } from '../documents/document-files.ts';
import type { SignUpDraft } from '../draft.ts';
import { BUSINESS_TYPES, maskedAccount, phoneDigits } from '../sign-up-forms.ts';
import { STEPS, type StepName } from '../steps.ts';
import * as css from './review.css.ts';

/** A summary before sending; each part has a link to its step. */
export const Review = ({ draft }: { draft: SignUpDraft }) => (
  <section className={css.review} aria-labelledby="review">
    <h2 className={sectionLabel} id="review">
      Revisa antes de enviar
    </h2>
    <ul className={css.groups}>
      {STEPS.map(({ name, path, label }) => {
        const lines = linesOf(name, draft);
        if (lines.length === 0) return null;
        return (
          <li key={name} className={css.group}>
            <div>
              <p className={classes(strong, untranslated)}>{lines[0]}</p>
              {lines.slice(1).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and none moves
                <p key={index} className={classes(secondary, untranslated)}>
                  {line}
                </p>
              ))}
            </div>
            <Link href={path} className={fingerTarget}>
              Cambiar<VisuallyHidden> {label}</VisuallyHidden>
            </Link>
          </li>
        );
      })}
    </ul>
  </section>
);

/** The lines of a part, of which the first is its title. */
function linesOf(step: StepName, { business, location, bank, documents }: SignUpDraft): string[] {
  switch (step) {
    case 'business':
      return [
        business.businessName,
        `NIT ${business.taxId} · ${BUSINESS_TYPES[business.businessType as BusinessType]}`,
        business.contactName,
        business.emailAddress,
        formatPhone({ countryCode: COUNTRY_CODE, phoneNumber: phoneDigits(business.phoneNumber) }),
      ];
    case 'location':
      return [location.address, `${location.cityName}, ${location.stateName}`];
    case 'bank':
      return [
        `${bank.bankName} · ${maskedAccount(bank)}`,
        `${ACCOUNT_TYPES[bank.accountType as Schemas['AccountType']]} a nombre de ${bank.accountHolder}`,
      ];
    case 'documents':
      return [
        'Documentos',
        ...REQUIRED_DOCUMENTS.map(({ kind, label }) => `${label}: ${documents[kind]?.name ?? ''}`),
      ];
    default:
      return [];
  }
}
