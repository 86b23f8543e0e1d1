CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.channels (
    id character varying(16) NOT NULL,
    person character varying(16) NOT NULL,
    kind character varying(10) NOT NULL,
    target text NOT NULL,
    confirmed boolean NOT NULL,
    failures integer NOT NULL,
    problem character varying(40),
    created double precision NOT NULL
);
CREATE TABLE public.keys (
    name character varying(20) NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.log (
    table_id character varying(16) NOT NULL,
    number integer NOT NULL,
    kind character varying(16) NOT NULL,
    seat integer,
    person character varying(16),
    key character varying(64),
    content text NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.looking (
    table_id character varying(16) NOT NULL,
    person character varying(16) NOT NULL,
    process character varying(16) NOT NULL,
    until double precision NOT NULL
);
CREATE TABLE public.notices (
    table_id character varying(16) NOT NULL,
    decision integer NOT NULL,
    person character varying(16) NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.people (
    id character varying(16) NOT NULL,
    name character varying(40) NOT NULL,
    lang character varying(2) NOT NULL,
    credential character varying(64) NOT NULL,
    recovery character varying(64),
    recovery_until double precision,
    created double precision NOT NULL,
    seen double precision NOT NULL
);
CREATE TABLE public.pulse (
    id integer NOT NULL,
    at double precision NOT NULL
);
CREATE SEQUENCE public.pulse_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.pulse_id_seq OWNED BY public.pulse.id;
CREATE TABLE public.ratings (
    game character varying(40) NOT NULL,
    who character varying(40) NOT NULL,
    name character varying(40) NOT NULL,
    mean double precision NOT NULL,
    doubt double precision NOT NULL,
    games integer NOT NULL
);
CREATE TABLE public.results (
    table_id character varying(16) NOT NULL,
    seat integer NOT NULL,
    game character varying(40) NOT NULL,
    who character varying(40) NOT NULL,
    name character varying(40) NOT NULL,
    place integer NOT NULL,
    share double precision NOT NULL,
    points integer NOT NULL,
    at double precision NOT NULL,
    pending boolean NOT NULL
);
CREATE TABLE public.seats (
    table_id character varying(16) NOT NULL,
    seat integer NOT NULL,
    person character varying(16),
    bot character varying(20),
    name character varying(40) NOT NULL,
    waits boolean NOT NULL,
    decision integer
);
CREATE TABLE public.standing (
    table_id character varying(16) NOT NULL,
    seat integer NOT NULL,
    rule text NOT NULL
);
CREATE TABLE public.tables (
    id character varying(16) NOT NULL,
    game character varying(40) NOT NULL,
    rules_version integer NOT NULL,
    players integer NOT NULL,
    options text NOT NULL,
    data text,
    seed character varying(32) NOT NULL,
    pace text NOT NULL,
    open boolean NOT NULL,
    invite character varying(32) NOT NULL,
    owner character varying(16) NOT NULL,
    status character varying(10) NOT NULL,
    version integer NOT NULL,
    snapshot text,
    deadline double precision,
    bots_wait boolean NOT NULL,
    created double precision NOT NULL,
    changed double precision NOT NULL
);
ALTER TABLE ONLY public.pulse ALTER COLUMN id SET DEFAULT nextval('public.pulse_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.log VALUES ('IAQeQfWVdFhn', 1, 'seated', 0, 'HHDEfs01hH52', NULL, '{"name":"Anna"}', 1700000000);
INSERT INTO public.log VALUES ('IAQeQfWVdFhn', 2, 'seated', 1, 'HHDEfs01hH52', NULL, '{"name":"Ben"}', 1700000000);
INSERT INTO public.log VALUES ('IAQeQfWVdFhn', 3, 'seated', 2, NULL, NULL, '{"bot":"greedy","name":"Clara"}', 1700000000);
INSERT INTO public.log VALUES ('IAQeQfWVdFhn', 4, 'started', NULL, NULL, NULL, '{}', 1700000000);
INSERT INTO public.log VALUES ('IAQeQfWVdFhn', 5, 'played', 0, 'HHDEfs01hH52', 'HHDEfs01hH52 first', '{"move":"send 3"}', 1700000000);
INSERT INTO public.log VALUES ('IAQeQfWVdFhn', 6, 'played', 2, NULL, NULL, '{"move":"send 7","by":"bot"}', 1700000000);
INSERT INTO public.log VALUES ('IAQeQfWVdFhn', 7, 'said', 0, 'HHDEfs01hH52', NULL, '{"name":"Anna","text":"Bonjour"}', 1700000000);
INSERT INTO public.people VALUES ('HHDEfs01hH52', 'Anna', 'fr', 'b093fd3f44be17cef11256f33db84d79e1f6d5919e484684790183bd32a47da0', NULL, NULL, 1700000000, 1700000000);
INSERT INTO public.pulse VALUES (1, 1700000000);
INSERT INTO public.seats VALUES ('IAQeQfWVdFhn', 0, 'HHDEfs01hH52', NULL, 'Anna', false, NULL);
INSERT INTO public.seats VALUES ('IAQeQfWVdFhn', 1, 'HHDEfs01hH52', NULL, 'Ben', true, 4);
INSERT INTO public.seats VALUES ('IAQeQfWVdFhn', 2, NULL, 'greedy', 'Clara', false, NULL);
INSERT INTO public.tables VALUES ('IAQeQfWVdFhn', 'kids-of-london', 1, 3, '{}', NULL, 'e6fa7f5aee178b0c0bc254a3c27a261f', '{"each":60,"store":600}', true, 'Gu7XBVve1uGI29UMBFOZ3YCLmyOz0IG9', 'HHDEfs01hH52', 'playing', 7, '{"format":1,"game":"kids-of-london","rules_version":1,"players":3,"options":{},"data":{"hash":"b9aca87e8bf3ef54af0a6824232fa6ea"},"stream":["42446f91c0e27449","c717e23ac53faf4a","6efda9cbc12ac425","3c0ab715424544ae"],"hour":1,"phase":"sending","characters":["left-curate","right-curate","jeweller","merchant","prince","jeweller","beggar","banker","merchant"],"hands":[[0,1,2,4,5,6,7,8],[0,1,2,3,4,5,6,7,8],[0,1,2,3,4,5,6,8]],"chosen":["send 3",null,"send 7"],"shown":[null,null,null],"thieves":[],"coins":[0,0,0],"sources":[{"robbed":0,"elsewhere":0,"given":0,"beggar":0},{"robbed":0,"elsewhere":0,"given":0,"beggar":0},{"robbed":0,"elsewhere":0,"given":0,"beggar":0}]}', 1700000660, false, 1700000000, 1700000000);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.channels
    ADD CONSTRAINT pk_channels PRIMARY KEY (id);
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT pk_keys PRIMARY KEY (name);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT pk_log PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.looking
    ADD CONSTRAINT pk_looking PRIMARY KEY (table_id, person, process);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT pk_notices PRIMARY KEY (table_id, decision, person);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT pk_people PRIMARY KEY (id);
ALTER TABLE ONLY public.pulse
    ADD CONSTRAINT pk_pulse PRIMARY KEY (id);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT pk_ratings PRIMARY KEY (game, who);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT pk_results PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.standing
    ADD CONSTRAINT pk_standing PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT uq_log_key UNIQUE (table_id, key);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT uq_people_credential UNIQUE (credential);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT uq_people_recovery UNIQUE (recovery);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT uq_tables_invite UNIQUE (invite);
CREATE INDEX ix_channels_person ON public.channels USING btree (person);
CREATE INDEX ix_results_pending ON public.results USING btree (at) WHERE pending;
CREATE INDEX ix_results_who ON public.results USING btree (who);
CREATE INDEX ix_seats_person ON public.seats USING btree (person);
CREATE INDEX ix_tables_deadline ON public.tables USING btree (deadline);
CREATE INDEX ix_tables_lobby ON public.tables USING btree (status, open, changed);
ALTER TABLE ONLY public.channels
    ADD CONSTRAINT fk_channels_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.log
    ADD CONSTRAINT fk_log_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.standing
    ADD CONSTRAINT fk_standing_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
