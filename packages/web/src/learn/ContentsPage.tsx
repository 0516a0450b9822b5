import type { GameTypes, Language } from '@hanga/kernel';
import { Header } from '../shell/Header.tsx';
import { dueChapter, isDone, lessonReached } from './keptProgress.ts';
import { piecesName } from './SetPiecePage.tsx';
import { learnLink, type School } from './school.ts';
import { learnWords } from './text/index.ts';
import type { Tutorial } from './tutorial.ts';
import './learn.css';
import './contents.css';

/** All that a game teaches with: chapters with what is done of them, and set pieces to try alone. */
export function ContentsPage<T extends GameTypes>({ school, language }: { school: School<T>; language: Language }) {
  const { game, name, courses, pieces } = school;
  const t = learnWords[language].contents;
  const [first] = courses;
  const isNew = first.chapters.every(({ id }) => !isDone(first.name, id) && !lessonReached(first, id));
  const due = dueChapter(first);
  return (
    <>
      <Header title={name} game={game} />
      <main class="learn learn-page learn-contents" lang={language}>
        <h1>{t.title(name)}</h1>
        <p class="learn-lead">{t.lead}</p>
        <p>
          <a class="button main" href={learnLink(game, due)}>
            {isNew ? t.begin : t.goOn(first.chapterText(due, language).title)}
          </a>
        </p>
        {courses.map(course => (
          <section key={course.name} class="learn-section" aria-labelledby={`course-${course.name}`}>
            <h2 id={`course-${course.name}`}>{course.title(language)}</h2>
            <Chapters course={course} language={language} />
          </section>
        ))}
        {pieces.length > 0 && (
          <section class="learn-section" aria-labelledby="set-pieces">
            <h2 id="set-pieces">{t.pieces}</h2>
            <p>{t.piecesLead}</p>
            <ol class="learn-chapters">
              {pieces.map(({ id, text }) => (
                <Entry
                  key={id}
                  href={learnLink(game, id)}
                  title={text[language].title}
                  about={text[language].goal}
                  state={isDone(piecesName(game), id) ? t.solved : undefined}
                  isDone={isDone(piecesName(game), id)}
                />
              ))}
            </ol>
          </section>
        )}
      </main>
    </>
  );
}

function Chapters<T extends GameTypes>({ course, language }: { course: Tutorial<T>; language: Language }) {
  const t = learnWords[language];
  return (
    <ol class="learn-chapters">
      {course.chapters.map(({ id, from, to }) => {
        const { title, about } = course.chapterText(id, language);
        const reached = lessonReached(course, id);
        const done = isDone(course.name, id);
        return (
          <Entry
            key={id}
            href={learnLink(course.id, id)}
            title={title}
            about={about}
            state={reached ? t.lesson.progress(reached, to - from) : done ? t.contents.done : undefined}
            isDone={done}
          />
        );
      })}
    </ol>
  );
}

interface EntryProps {
  readonly href: string;
  readonly title: string;
  readonly about: string;
  readonly state: string | undefined;
  readonly isDone: boolean;
}

const Entry = ({ href, title, about, state, isDone: done }: EntryProps) => (
  <li class={done ? 'is-done' : undefined}>
    <a href={href}>{title}</a>
    {state && <span class="learn-state">{state}</span>}
    <p>{about}</p>
  </li>
);
