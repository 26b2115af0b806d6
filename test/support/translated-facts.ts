import type { Page } from 'playwright-core';

/** Runs in the page. Finds amounts, codes, usernames and addresses that stand alone and that the translation of a browser would change. */
function findTranslatedFacts(): string[] {
  const FACTS = [
    /^[−-]?Q[\d,]+\.\d\d$/,
    /^CI-\d{6}$/,
    /^\d{3} \d{3}$/,
    /^@[\w.-]+$/,
    /^[\w.+-]+@[\w.-]+\.\w+$/,
  ];
  const LEFT = 'script, style, svg, option, [translate=no], .notranslate';
  const isText = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && textContent?.trim();
  // A sentence is translated as a whole, with what it is about in its place.
  const isInSentence = ({ parentElement }: Element) => [...(parentElement?.childNodes ?? [])].some(isText);
  const all = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      FACTS.some((fact) => fact.test(element.textContent?.trim() ?? '')) &&
      [...element.childNodes].some(isText) &&
      !element.closest(LEFT) &&
      element.checkVisibility() &&
      !isInSentence(element),
  );
  return [...new Set(all.map(({ textContent }) => `a translation would change «${textContent}»`))];
}

export const translatedFacts = (page: Page): Promise<string[]> => page.evaluate(findTranslatedFacts);
