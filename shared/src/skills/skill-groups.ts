export interface SkillGroup {
  /** Heading of the group; empty if there are too few skills to group. */
  label: string;
  skills: string[];
}

/** Minimum number of known skills in a group. Smaller groups do not justify headings. */
const TELLING_GROUP_SIZE = 2;
const OTHER = 'More';

// Groups of skills. Names are in lower case and separated by commas. In the resume, a version or qualifier may follow a
// name: "Python 3", "AWS (EC2, S3)".
const GROUPS: [label: string, names: string][] = [
  [
    'Programming',
    `javascript, js, typescript, ts, python, java, c, c++, cpp, c#, csharp, f#, vb.net, visual basic, go, golang, rust, ruby, php,
    perl, r, swift, kotlin, scala, groovy, clojure, elixir, erlang, haskell, ocaml, dart, lua, julia, matlab, fortran, cobol,
    objective-c, assembly, sql, t-sql, pl/sql, html, html5, css, css3, sass, scss, bash, shell, shell scripting, powershell, vba,
    solidity, abap, apex, zig, nim, prolog, scheme, lisp, graphql, xml, xslt, verilog, vhdl, sas, stata`,
  ],
  [
    'Frameworks & Libraries',
    `react, react.js, reactjs, react native, redux, next.js, nextjs, vue, vue.js, vuejs, nuxt, nuxt.js, angular, angularjs, svelte,
    sveltekit, solid.js, remix, astro, jquery, bootstrap, tailwind, tailwind css, material ui, mui, d3, d3.js, three.js, node, node.js,
    nodejs, express, express.js, nestjs, nest.js, fastify, koa, deno, bun, django, flask, fastapi, celery, sqlalchemy, rails, ruby on rails,
    sinatra, laravel, symfony, spring, spring boot, hibernate, quarkus, micronaut, .net, .net core, .net framework, asp.net, asp.net core,
    dotnet, entity framework, blazor, wpf, xamarin, maui, flutter, swiftui, uikit, jetpack compose, qt, unity, unreal engine, tensorflow,
    pytorch, keras, scikit-learn, sklearn, pandas, numpy, scipy, matplotlib, seaborn, plotly, xgboost, lightgbm, hugging face, transformers,
    langchain, opencv, spacy, nltk, statsmodels, tidyverse, ggplot2, shiny, dplyr, apache spark, spark, pyspark, dask, ray, polars, gin, actix, tokio,
    axum, phoenix, ktor, akka, play framework, rxjs, jest, vitest, mocha, cypress, playwright, selenium, junit, pytest, rspec,
    storybook, grpc, apollo, trpc, prisma, typeorm, sequelize, drizzle, electron, ionic, streamlit, dbt`,
  ],
  [
    'Databases',
    `postgresql, postgres, mysql, mariadb, sqlite, oracle, oracle database, sql server, microsoft sql server, ms sql server, mssql, mongodb,
    redis, memcached, cassandra, dynamodb, couchdb, couchbase, neo4j, elasticsearch, opensearch, solr, influxdb, timescaledb, clickhouse,
    snowflake, bigquery, google bigquery, redshift, amazon redshift, cockroachdb, firestore, firebase, supabase, db2, teradata, hive, hbase,
    duckdb, milvus, pinecone, pgvector, databricks, synapse, amazon rds, rds, aurora, realm, microsoft access`,
  ],
  [
    'Cloud & DevOps',
    `aws, amazon web services, azure, microsoft azure, gcp, google cloud, google cloud platform, digitalocean, heroku, vercel, netlify,
    cloudflare, openstack, vmware, docker, docker compose, podman, kubernetes, k8s, helm, openshift, terraform, pulumi, ansible, chef, puppet,
    vagrant, packer, jenkins, github actions, gitlab ci, gitlab ci/cd, circleci, travis ci, teamcity, azure devops, argo cd, argocd, flux,
    ci/cd, continuous integration, nginx, apache, haproxy, istio, envoy, consul, vault, prometheus, grafana, datadog, new relic, splunk,
    elk, elk stack, opentelemetry, sentry, kafka, apache kafka, rabbitmq, activemq, sqs, sns, kinesis, pub/sub, lambda, aws lambda, ec2, s3,
    ecs, eks, cloudformation, serverless, airflow, apache airflow, hadoop, linux, unix, ubuntu, debian, red hat, windows server, bicep,
    active directory, okta, mlflow, kubeflow, sagemaker, vertex ai, site reliability engineering, infrastructure as code`,
  ],
  [
    'Tools',
    `git, github, gitlab, bitbucket, svn, mercurial, jira, confluence, trello, asana, notion, slack, linear, figma, sketch, adobe xd,
    photoshop, illustrator, postman, insomnia, swagger, openapi, vs code, visual studio code, visual studio, intellij, intellij idea, pycharm,
    webstorm, eclipse, xcode, android studio, vim, emacs, webpack, vite, rollup, babel, esbuild, gulp, grunt, npm, yarn, pnpm, maven, gradle, cmake,
    make, bazel, eslint, prettier, sonarqube, excel, microsoft excel, power bi, tableau, looker, looker studio, metabase, qlik, google analytics,
    jupyter, jupyter notebook, jupyter notebooks, rstudio, anaconda, autocad, solidworks, simulink, salesforce, servicenow, sap, wireshark, burp suite,
    nmap, metasploit, miro, launchdarkly, stripe, twilio, contentful, wordpress, shopify`,
  ],
];

const GROUP_OF = new Map(GROUPS.flatMap(([label, names]) => names.split(/,\s+/).map((name) => [name, label] as const)));

export const TECHNICAL_SKILLS: readonly string[] = [...GROUP_OF.keys()];

/**
 * Groups technical skills under headings. The skills keep their spelling and the user's order. Unless at least two
 * groups have two or more known skills, all skills stay in one group without a heading.
 */
export function groupSkills(skills: string[]): SkillGroup[] {
  const groups = new Map<string, string[]>([...GROUPS.map(([label]) => label), OTHER].map((label) => [label, []]));
  for (const skill of skills) groups.get(groupOf(skill))?.push(skill);

  const telling = [...groups].filter(([label, members]) => label !== OTHER && members.length >= TELLING_GROUP_SIZE);
  if (telling.length < 2) return [{ label: '', skills: [...skills] }];
  return [...groups]
    .filter(([, members]) => members.length > 0)
    .map(([label, members]) => ({ label, skills: members }));
}

function groupOf(skill: string): string {
  const name = skill.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
  const withoutQualifier = name.replace(/ ?\([^()]*\)$/, '').replace(/ v?\d+(?:\.\d+)*\+?$/, '');
  return GROUP_OF.get(name) ?? GROUP_OF.get(withoutQualifier) ?? OTHER;
}
